import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../../context.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { forgotPassword, resetPassword, whatStays } from './operations.ts'
import { presentStaying } from './present.ts'

export function passwordResetRoutes(context: Context): Handlers<typeof capabilities.passwordReset> {
  return {
    'POST /users/forgotpassword': async ({ body, caller }) => {
      await forgotPassword(context, body.email, caller)
      return undefined
    },
    'POST /users/changepassword/staying': async ({ body, caller }) =>
      presentStaying(await whatStays(context, body, caller)),
    'POST /users/changepassword': async ({ body, caller }) => {
      await resetPassword(context, body, caller)
      return undefined
    },
  }
}
