import type { Api } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentSession } from '../sessions/present.ts'
import { signIn } from './operations.ts'

export function signInRoutes(context: Context): Handlers<Pick<Api, 'POST /users/login'>> {
  return {
    'POST /users/login': async ({ body, caller }) => presentSession(await signIn(context, body, caller)),
  }
}
