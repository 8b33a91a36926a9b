import { at, capability } from '../../capability.ts'
import { EXPORTED } from '../exports/events.ts'
import { ROLES_IN } from '../sessions/events.ts'
import { membersPart } from './exported.ts'
import { LIMITS } from './limits.ts'
import { organizationRoutes } from './routes.ts'
import { roleOf } from './store.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'

export const organizations = capability({
  name: 'organizations',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  limits: LIMITS,
  routes: organizationRoutes,
  takesPart: [at(ROLES_IN, roleOf), at(EXPORTED, membersPart)],
})
