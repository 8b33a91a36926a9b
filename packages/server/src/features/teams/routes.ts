import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { teamsWithGaps } from './gaps.ts'
import { getTeam, saveTeam } from './operations.ts'
import { memberSchedules } from './schedules.ts'
import { upcomingTurns } from './upcoming.ts'

export function teamRoutes(context: Context): Handlers<typeof capabilities.teams> {
  return {
    'GET /event-types/:id/team': async ({ host, params }) => getTeam(context, host.hostId, params.id),
    'PUT /event-types/:id/team': async ({ host, params, body }) => saveTeam(context, host, params.id, body),
    'GET /event-types/:id/turns': async ({ host, params }) => upcomingTurns(context, host.hostId, params.id),
    'GET /organization/team-gaps': async ({ host }) => teamsWithGaps(context, host.hostId),
    'GET /organization/schedules': async ({ host }) => memberSchedules(context, host.hostId),
  }
}
