import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { withdrawEmailChange, confirmChange, emailAddressOf, requestEmailChange } from './operations.ts'

export function emailAddressRoutes(context: Context): Handlers<typeof capabilities.emailAddress> {
  return {
    'GET /users/email': async ({ host }) => emailAddressOf(context, host),
    'POST /users/email': async ({ host, body }) => requestEmailChange(context, host, body),
    'DELETE /users/email/change': async ({ host }) => withdrawEmailChange(context, host),
    'POST /users/email/confirm': async ({ body, caller }) => ({
      isChanged: await confirmChange(context, body, caller),
    }),
  }
}
