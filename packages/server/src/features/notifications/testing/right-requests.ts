import type { RightRequests, World } from '../../../testing/right-requests.ts'

export function rightRequests(world: World): RightRequests {
  return {
    requests: {
      'GET /settings/notifications': () => ({}),
      'GET /settings/notifications/held': () => ({}),
      'GET /bookings/:id/emails': () => ({ params: { id: world.booked.booking.id } }),
      'POST /bookings/:id/emails/confirmation': () => ({ params: { id: world.booked.booking.id } }),
      'PATCH /settings/notifications': () => ({ body: { booked: true, reminder: false } }),
    },
  }
}
