import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getTeam, saveTeam } from './operations.ts'

export function teamRoutes(context: Context): Handlers<typeof capabilities.teams> {
  return {
    'GET /event-types/:id/team': async ({ host, params }) => getTeam(context, host.hostId, params.id),
    'PUT /event-types/:id/team': async ({ host, params, body }) => saveTeam(context, host, params.id, body),
  }
}
