import type { Api } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { currentUserOf } from './operations.ts'
import { presentMe } from './present.ts'

export function accountRoutes(context: Context): Handlers<Pick<Api, 'GET /users/aboutme'>> {
  return {
    'GET /users/aboutme': async ({ host }) => presentMe(await currentUserOf(context, host)),
  }
}
