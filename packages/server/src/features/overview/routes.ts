import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { overviewOf } from './operations.ts'

export function overviewRoutes(context: Context): Handlers<typeof capabilities.overview> {
  return { 'GET /overview': async ({ host }) => overviewOf(context, host.hostId) }
}
