import type { RightRequests, World } from '../../../testing/right-requests.ts'

export function rightRequests({ event }: World): RightRequests {
  return {
    requests: {
      'GET /account-activity': () => ({ query: { cursor: 'x', about: 'security', of: event.id } }),
    },
  }
}
