import { on, capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
import { activityPart } from './activity-part.ts'
import { EXPORT_READY, EXPORTED } from './events.ts'
import { makeExport } from './jobs.ts'
import { LIMITS } from './limits.ts'
import { cleanUpExports } from './operations.ts'
import { EXPORTS } from './queues.ts'
import { exportRoutes } from './routes.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'
import { exportReadyMail } from './mails/index.ts'

export const exports = capability({
  name: 'exports',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  limits: LIMITS,
  routes: exportRoutes,
  mails: [exportReadyMail],
  publishes: [EXPORT_READY],
  jobs: [handle(EXPORTS, makeExport)],
  cleanups: [cleanUpExports],
  hooks: [on(EXPORTED, activityPart)],
})
