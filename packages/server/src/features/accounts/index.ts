import { capability } from '../../capability.ts'
import { ACCOUNT_NEWS } from './events.ts'
import { LIMITS } from './limits.ts'
import { accountRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const accounts = capability({
  name: 'accounts',
  tables: TABLES,
  limits: LIMITS,
  routes: accountRoutes,
  publishes: [ACCOUNT_NEWS],
})
