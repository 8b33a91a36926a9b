import type { RightRequests, World } from '../../../testing/right-requests.ts'

export function rightRequests({ event }: World): RightRequests {
  return {
    requests: {
      'GET /export': () => ({}),
      'POST /export': () => ({}),
      'GET /export/:id/file': () => ({ params: { id: event.id } }),
    },
  }
}
