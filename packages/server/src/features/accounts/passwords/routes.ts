import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../../context.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { endOtherSessions, endSession, openSessions } from '../sessions.ts'
import { changePassword, forgotPassword, resetPassword, whatStays } from './operations.ts'
import { presentStaying } from './present.ts'

export function passwordRoutes(context: Context): Handlers<typeof capabilities.passwords> {
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
      presentStaying(await whatStays(context, body, caller)),
    'POST /users/changepassword': async ({ body, caller }) => {
      await resetPassword(context, body, caller)
      return undefined
    },
    'GET /users/sessions': async ({ host }) => ({ sessions: await openSessions(context, host) }),
    'DELETE /users/sessions/:id': async ({ host, params }) => {
      await endSession(context, host, params.id)
      return undefined
    },
    'DELETE /users/sessions': async ({ host }) => {
      await endOtherSessions(context, host)
      return undefined
    },
  }
}
