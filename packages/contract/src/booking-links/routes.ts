import { z } from 'zod'
import { Id } from '../fields.ts'
import { route } from '../route.ts'
import { BookingLink, NewBookingLinks } from './schemas.ts'

const eventType = z.object({ id: Id })
const link = z.object({ id: Id, linkId: Id })

export const bookingLinks = {
  'GET /event-types/:id/links': route({
    summary: 'Links to this event type that end after some bookings, the newest first',
    auth: 'host',
    action: 'event_types',
    params: eventType,
    result: z.object({ links: z.array(BookingLink) }),
    errors: ['not_signed_in', 'invalid_input', 'event_type_not_found'],
  }),
  'POST /event-types/:id/links': route({
    summary: 'Make links to this event type that end after one booking, or several',
    auth: 'host',
    action: 'event_types',
    params: eventType,
    body: NewBookingLinks,
    result: z.object({ links: z.array(BookingLink) }),
    status: 201,
    idempotent: true,
    errors: [
      'not_signed_in',
      'invalid_input',
      'event_type_not_found',
      'booking_link_not_found',
      'booking_link_limit_reached',
      'idempotency_key_reused',
      'rate_limited',
    ],
  }),
  'POST /event-types/:id/links/:linkId/revoke': route({
    summary: 'Nobody can book with this link anymore. Its meetings stay',
    auth: 'host',
    action: 'event_types',
    params: link,
    result: BookingLink,
    errors: ['not_signed_in', 'invalid_input', 'booking_link_not_found'],
  }),
  'DELETE /event-types/:id/links/:linkId': route({
    summary: 'Delete a link: its address leads nowhere. Its meetings stay',
    auth: 'host',
    action: 'event_types',
    params: link,
    errors: ['not_signed_in', 'invalid_input', 'booking_link_not_found'],
  }),
}
