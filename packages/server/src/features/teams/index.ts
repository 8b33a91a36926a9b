import { on, capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
import { EXPORTED } from '../exports/events.ts'
import { MEMBER_GONE } from '../organizations/events.ts'
import { notifyOfTeamAdditions } from './added.ts'
import { teamsPart, turnsPart } from './exported.ts'
import { lockTimeOfGone, notifyOwnerOfTeamGaps } from './gone.ts'
import { ADDITIONS } from './queues.ts'
import { teamRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const teams = capability({
  name: 'teams',
  tables: TABLES,
  routes: teamRoutes,
  jobs: [handle(ADDITIONS, notifyOfTeamAdditions)],
  hooks: [
    on(MEMBER_GONE, lockTimeOfGone),
    on(MEMBER_GONE, notifyOwnerOfTeamGaps),
    on(EXPORTED, teamsPart),
    on(EXPORTED, turnsPart),
  ],
})
