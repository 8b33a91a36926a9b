import { at, capability } from '../../capability.ts'
import { EXPORTED } from '../exports/events.ts'
import { teamsPart, turnsPart } from './exported.ts'
import { teamRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const teams = capability({
  name: 'teams',
  tables: TABLES,
  routes: teamRoutes,
  takesPart: [at(EXPORTED, teamsPart), at(EXPORTED, turnsPart)],
})
