import { capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
import { eraseOld, sweepRetentions } from './operations.ts'
import { RETENTIONS } from './queues.ts'
import { retentionRoutes } from './routes.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'

export const retention = capability({
  name: 'retention',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  routes: retentionRoutes,
  jobs: [duty(RETENTIONS, eraseOld)],
  sweeps: [sweepRetentions],
})
