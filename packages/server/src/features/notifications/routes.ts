import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { bookingEmails, resendConfirmation } from './booking-emails.ts'
import { chooseHostMails, hostMails } from './muted.ts'
import { waitingMails } from './strangers.ts'

export function notificationRoutes(context: Context): Handlers<typeof capabilities.notifications> {
  return {
    'GET /settings/notifications': async ({ host }) => hostMails(context, host.hostId),
    'GET /settings/notifications/held': async ({ host }) => {
      const { held, until } = await waitingMails(context, host.hostId)
      return { held, until: until === null ? null : new Date(until).toISOString() }
    },
    'GET /bookings/:id/emails': async ({ host, params }) => bookingEmails(context, host, params.id),
    'POST /bookings/:id/emails/confirmation': async ({ host, params, caller }) =>
      resendConfirmation(context, host, params.id, caller.idempotencyKey),
    'PATCH /settings/notifications': async ({ host, body }) => chooseHostMails(context, host, body),
  }
}
