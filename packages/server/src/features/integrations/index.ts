import { on, capability } from '../../capability.ts'
import { EXPORTED } from '../exports/events.ts'
import { integrationsPart } from './exported.ts'
import { integrationRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const integrations = capability({
  name: 'integrations',
  tables: TABLES,
  routes: integrationRoutes,
  hooks: [on(EXPORTED, integrationsPart)],
})
