import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { analyticsOf } from './operations.ts'

export function analyticsRoutes(context: Context): Handlers<typeof capabilities.analytics> {
  return {
    'GET /analytics': async ({ host, query }) => analyticsOf(context, host.hostId, query.from, query.to),
  }
}
