import type { Api } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { endOtherSessions, endSession, openSessions, signOut } from './operations.ts'

type SessionRoute =
  | 'POST /users/logout'
  | 'GET /users/sessions'
  | 'DELETE /users/sessions/:id'
  | 'DELETE /users/sessions'

export function sessionRoutes(context: Context): Handlers<Pick<Api, SessionRoute>> {
  return {
    'POST /users/logout': async ({ host }) => {
      await signOut(context, host)
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
