import { at, capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
import { activityPart } from './activity-part.ts'
import { EXPORT_READY, EXPORTED } from './events.ts'
import { makeExport } from './jobs.ts'
import { LIMITS } from './limits.ts'
import { sweepExports } from './operations.ts'
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
  announces: [EXPORT_READY],
  jobs: [duty(EXPORTS, makeExport)],
  sweeps: [sweepExports],
  takesPart: [at(EXPORTED, activityPart)],
})
