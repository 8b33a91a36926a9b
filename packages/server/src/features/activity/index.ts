import { capability } from '../../capability.ts'
import { cleanUpActivity } from './operations.ts'
import { activityRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const activity = capability({
  name: 'activity',
  tables: TABLES,
  routes: activityRoutes,
  cleanups: [cleanUpActivity],
})
