import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { askDeletion, whatWouldEnd } from './operations.ts'

export function deletionRoutes(context: Context): Handlers<typeof capabilities.deletion> {
  return {
    'GET /users/deletion': async ({ host }) => whatWouldEnd(context, host),
    'POST /users/delete': async ({ host, body }) => ({
      endsAt: (await askDeletion(context, host, body)).toISOString(),
    }),
  }
}
