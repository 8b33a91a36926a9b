import { at, capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
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
  jobs: [duty(ADDITIONS, notifyOfTeamAdditions)],
  takesPart: [
    at(MEMBER_GONE, lockTimeOfGone),
    at(MEMBER_GONE, notifyOwnerOfTeamGaps),
    at(EXPORTED, teamsPart),
    at(EXPORTED, turnsPart),
  ],
})
