import { route } from '../route.ts'
import { Overview } from './schemas.ts'

export const overview = {
  'GET /overview': route({
    summary: 'How the week is: next meetings, polls to decide, the next available time, recent bookings',
    auth: 'host',
    // Whoever reaches it reaches all that this shows.
    action: 'analytics',
    result: Overview,
    errors: ['not_signed_in'],
  }),
}
