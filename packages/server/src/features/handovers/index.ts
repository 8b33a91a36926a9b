import { at, capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
import { EXPORTED } from '../exports/events.ts'
import { MEMBER_GONE, ORGANIZATION_ENDS } from '../organizations/events.ts'
import { endMeetings } from './end.ts'
import { handoversPart } from './exported.ts'
import { cancelMeetings, handOver } from './jobs.ts'
import { handMeetingsOver, sweepHandovers } from './operations.ts'
import { ENDINGS, HANDOVERS } from './queues.ts'
import { handoverRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const handovers = capability({
  name: 'handovers',
  tables: TABLES,
  routes: handoverRoutes,
  jobs: [duty(HANDOVERS, handOver), duty(ENDINGS, cancelMeetings)],
  sweeps: [sweepHandovers],
  takesPart: [
    at(MEMBER_GONE, handMeetingsOver),
    at(ORGANIZATION_ENDS, endMeetings),
    at(EXPORTED, handoversPart),
  ],
})
