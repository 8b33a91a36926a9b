import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../../context.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { endOtherSessions, endSession, openSessions } from '../sessions.ts'
import { changePassword } from './operations.ts'

export function passwordRoutes(context: Context): Handlers<typeof capabilities.passwords> {
  return {
    'POST /users/password': async ({ host, body }) => {
      await changePassword(context, host, body)
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
