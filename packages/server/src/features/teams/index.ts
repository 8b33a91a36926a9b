import { at, capability } from '../../capability.ts'
import { EXPORTED } from '../exports/events.ts'
import { MEMBER_GONE } from '../organizations/events.ts'
import { teamsPart, turnsPart } from './exported.ts'
import { lockTimeOfGone, tellOwnerOfMissingHost } from './gone.ts'
import { teamRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const teams = capability({
  name: 'teams',
  tables: TABLES,
  routes: teamRoutes,
  takesPart: [
    at(MEMBER_GONE, lockTimeOfGone),
    at(MEMBER_GONE, tellOwnerOfMissingHost),
    at(EXPORTED, teamsPart),
    at(EXPORTED, turnsPart),
  ],
})
