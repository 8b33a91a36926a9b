import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { askForChange, confirmChange, emailAddressNow, keepAddress } from './operations.ts'

export function emailAddressRoutes(context: Context): Handlers<typeof capabilities.emailAddress> {
  return {
    'GET /users/email': async ({ host }) => emailAddressNow(context, host),
    'POST /users/email': async ({ host, body }) => askForChange(context, host, body),
    'DELETE /users/email/change': async ({ host }) => keepAddress(context, host),
    'POST /users/email/confirm': async ({ body, caller }) => ({
      isChanged: await confirmChange(context, body, caller),
    }),
  }
}
