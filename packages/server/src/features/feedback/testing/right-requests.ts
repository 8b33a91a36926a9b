import type { RightRequests } from '../../../testing/right-requests.ts'

export function rightRequests(): RightRequests {
  return {
    requests: {
      'POST /feedback': () => ({ body: { message: 'More colors, please', page: '/settings/branding' } }),
    },
  }
}
