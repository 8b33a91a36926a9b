import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { chooseHostMails, hostMails } from './muted.ts'

export function notificationRoutes(context: Context): Handlers<typeof capabilities.notifications> {
  return {
    'GET /settings/notifications': async ({ host }) => hostMails(context, host.hostId),
    'PATCH /settings/notifications': async ({ host, body }) => chooseHostMails(context, host, body),
  }
}
