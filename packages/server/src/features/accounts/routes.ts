import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { aboutMe, register, signIn, signOut, verifyEmail } from './operations.ts'
import { presentMe, presentSession } from './present.ts'

export function accountRoutes(context: Context): Handlers<typeof capabilities.accounts> {
  return {
    'POST /users/register': async ({ body, caller }) => presentSession(await register(context, body, caller)),
    'POST /users/login': async ({ body, caller }) => presentSession(await signIn(context, body, caller)),
    'POST /users/logout': async ({ host }) => {
      await signOut(context, host)
      return undefined
    },
    'GET /users/aboutme': async ({ host }) => presentMe(await aboutMe(context, host)),
    'GET /users/verify': async ({ query, caller }) => {
      await verifyEmail(context, query.id, query.codex, caller)
      return { activated: true }
    },
  }
}
