import { ManagedBooking } from '../bookings/schemas.ts'
import { route } from '../route.ts'
import { Retention } from './schemas.ts'

export const retention = {
  'GET /retention': route({
    summary: 'How long what invitees gave is kept',
    auth: 'host',
    action: 'ownership',
    result: Retention,
    errors: ['not_signed_in'],
  }),
  'PUT /retention': route({
    edits: 'GET /retention',
    summary: 'Keep it for so many months after a meeting, or for ever; what is older is deleted each night',
    auth: 'host',
    action: 'ownership',
    body: Retention,
    result: Retention,
    errors: ['not_signed_in', 'invalid_input'],
  }),
  'POST /manage/erasure': route({
    summary:
      'Have what the invitee gave deleted from the booking; a meeting that is to come is canceled first, and all are told before the hour is over',
    auth: 'manage',
    result: ManagedBooking,
    errors: [
      'booking_not_found',
      'already_started',
      'inside_notice',
      'host_only',
      'rate_limited',
      'proof_needed',
    ],
  }),
}
