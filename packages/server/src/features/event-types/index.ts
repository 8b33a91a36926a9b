import { at, capability } from '../../capability.ts'
import { SCHEDULE_USERS } from '../availability/users.ts'
import { eventTypesBySchedule } from './hours.ts'
import { eventTypeRoutes } from './routes.ts'

export const eventTypes = capability({
  name: 'event-types',
  routes: eventTypeRoutes,
  takesPart: [at(SCHEDULE_USERS, eventTypesBySchedule)],
})
