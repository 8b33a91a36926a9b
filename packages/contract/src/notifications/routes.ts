import { z } from 'zod'
import { Id } from '../fields.ts'
import { route } from '../route.ts'
import { BookingEmails, HostMails, HeldMails } from './schemas.ts'

const params = z.object({ id: Id })

export const notifications = {
  'GET /settings/notifications': route({
    summary: 'Which mails the host gets',
    auth: 'host',
    action: 'settings',
    result: HostMails,
    errors: ['not_signed_in'],
  }),
  'GET /settings/notifications/held': route({
    summary: 'Mails to people who are new to the host that wait for another day: so many go on one',
    auth: 'host',
    action: 'settings',
    result: HeldMails,
    errors: ['not_signed_in'],
  }),
  'PATCH /settings/notifications': route({
    edits: 'GET /settings/notifications',
    summary: 'Change some of it; what is left out stays',
    auth: 'host',
    action: 'settings',
    body: z.strictObject(HostMails.shape).partial(),
    result: HostMails,
    errors: ['not_signed_in', 'invalid_input'],
  }),
  'GET /bookings/:id/emails': route({
    summary: 'What became of the emails about a booking, and whether its confirmation can be sent again',
    auth: 'host',
    action: 'meetings',
    params,
    result: BookingEmails,
    errors: ['not_signed_in', 'invalid_input', 'booking_not_found'],
  }),
  'POST /bookings/:id/emails/confirmation': route({
    summary:
      'Send the confirmation to the invitee again, with the meeting as it is now. Repeat: with the same key nothing more',
    auth: 'verified',
    action: 'meetings',
    params,
    idempotent: true,
    errors: [
      'not_signed_in',
      'not_verified',
      'invalid_input',
      'booking_not_found',
      'already_canceled',
      'already_started',
      'mails_stopped',
      'idempotency_key_reused',
      'rate_limited',
    ],
  }),
}
