import { capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
import { eraseOld, cleanUpRetentions } from './operations.ts'
import { RETENTIONS } from './queues.ts'
import { retentionRoutes } from './routes.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'

export const retention = capability({
  name: 'retention',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  routes: retentionRoutes,
  jobs: [handle(RETENTIONS, eraseOld)],
  cleanups: [cleanUpRetentions],
})
