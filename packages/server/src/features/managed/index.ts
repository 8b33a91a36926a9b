import { on, capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
import { EVENT_TYPE_CHANGED } from '../event-types/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { MEMBER_GONE, MEMBER_JOINED } from '../organizations/events.ts'
import { givingsPart } from './exported.ts'
import { syncManagedCopy, notifyOfGivenEventTypes } from './jobs.ts'
import { followEventType, giveToNewcomer, releaseGone } from './operations.ts'
import { GIVEN_COPIES, GIVEN_NEWS } from './queues.ts'
import { givingRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const givings = capability({
  name: 'managed',
  tables: TABLES,
  routes: givingRoutes,
  jobs: [handle(GIVEN_COPIES, syncManagedCopy), handle(GIVEN_NEWS, notifyOfGivenEventTypes)],
  hooks: [
    on(EVENT_TYPE_CHANGED, followEventType),
    on(MEMBER_JOINED, giveToNewcomer),
    on(MEMBER_GONE, releaseGone),
    on(EXPORTED, givingsPart),
  ],
})
