import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../../context.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { forgotPassword, remainingAccess, resetPassword } from './operations.ts'
import { presentRemainingAccess } from './present.ts'

export function passwordResetRoutes(context: Context): Handlers<typeof capabilities.passwordReset> {
  return {
    'POST /users/forgotpassword': async ({ body, caller }) => {
      await forgotPassword(context, body.email, caller)
      return undefined
    },
    'POST /users/changepassword/staying': async ({ body, caller }) =>
      presentRemainingAccess(await remainingAccess(context, body, caller)),
    'POST /users/changepassword': async ({ body, caller }) => {
      await resetPassword(context, body, caller)
      return undefined
    },
  }
}
