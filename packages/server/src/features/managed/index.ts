import { on, capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
import { EVENT_TYPE_CHANGED, EVENT_TYPE_ENDED } from '../event-types/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { MEMBER_GONE, MEMBER_JOINED } from '../organizations/events.ts'
import { managedEventTypesPart } from './exported.ts'
import { syncManagedCopy, notifyOfGivenEventTypes } from './jobs.ts'
import { assignToNewMember, followEventType, releaseAllCopies, releaseCopies } from './operations.ts'
import { COPY_UPDATES, ASSIGNMENT_MAILS } from './queues.ts'
import { managedRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const managedEventTypes = capability({
  name: 'managed',
  tables: TABLES,
  routes: managedRoutes,
  jobs: [handle(COPY_UPDATES, syncManagedCopy), handle(ASSIGNMENT_MAILS, notifyOfGivenEventTypes)],
  hooks: [
    on(EVENT_TYPE_CHANGED, followEventType),
    on(EVENT_TYPE_ENDED, releaseAllCopies),
    on(MEMBER_JOINED, assignToNewMember),
    on(MEMBER_GONE, releaseCopies),
    on(EXPORTED, managedEventTypesPart),
  ],
})
