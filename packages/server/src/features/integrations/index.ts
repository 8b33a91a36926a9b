import { capability } from '../../capability.ts'
import { integrationRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const integrations = capability({
  name: 'integrations',
  tables: TABLES,
  routes: integrationRoutes,
})
