import { capability } from '../../capability.ts'
import { operatorAccount } from './guard.ts'
import { administrationRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const administration = capability({
  name: 'administration',
  tables: TABLES,
  routes: administrationRoutes,
  authenticates: { operatorAccount },
})
