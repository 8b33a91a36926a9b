import type { RightRequests } from '../../../testing/right-requests.ts'

export function rightRequests(): RightRequests {
  return {
    requests: {
      'GET /settings/notifications': () => ({}),
      'GET /settings/notifications/held': () => ({}),
      'PATCH /settings/notifications': () => ({ body: { booked: true, reminder: false } }),
    },
  }
}
