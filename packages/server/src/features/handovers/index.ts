import { on, capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
import { EXPORTED } from '../exports/events.ts'
import { MEMBER_GONE, ORGANIZATION_ENDS } from '../organizations/events.ts'
import { endMeetings } from './end.ts'
import { handoversPart } from './exported.ts'
import { cancelMeetings, handOver } from './jobs.ts'
import { handMeetingsOver, cleanUpHandovers } from './operations.ts'
import { ENDINGS, HANDOVERS } from './queues.ts'
import { handoverRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const handovers = capability({
  name: 'handovers',
  tables: TABLES,
  routes: handoverRoutes,
  jobs: [handle(HANDOVERS, handOver), handle(ENDINGS, cancelMeetings)],
  cleanups: [cleanUpHandovers],
  hooks: [on(MEMBER_GONE, handMeetingsOver), on(ORGANIZATION_ENDS, endMeetings), on(EXPORTED, handoversPart)],
})
