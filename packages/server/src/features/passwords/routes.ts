import type { Api } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { changePassword } from './operations.ts'
import { presentRemainingAccess } from './present.ts'
import { forgotPassword, remainingAccess, resetPassword } from './reset.ts'

type PasswordRoute =
  | 'POST /users/password'
  | 'POST /users/forgotpassword'
  | 'POST /users/changepassword/staying'
  | 'POST /users/changepassword'

export function passwordRoutes(context: Context): Handlers<Pick<Api, PasswordRoute>> {
  return {
    'POST /users/password': async ({ host, body }) => {
      await changePassword(context, host, body)
      return undefined
    },
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
