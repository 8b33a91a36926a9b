import { at, capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
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
  jobs: [duty(GIVEN_COPIES, syncManagedCopy), duty(GIVEN_NEWS, notifyOfGivenEventTypes)],
  takesPart: [
    at(EVENT_TYPE_CHANGED, followEventType),
    at(MEMBER_JOINED, giveToNewcomer),
    at(MEMBER_GONE, releaseGone),
    at(EXPORTED, givingsPart),
  ],
})
