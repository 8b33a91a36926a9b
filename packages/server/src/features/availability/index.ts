import { at, capability } from '../../capability.ts'
import { ACCOUNT_OPENED } from '../accounts/events.ts'
import { addFirstSchedule } from './operations.ts'
import { availabilityRoutes } from './routes.ts'

export const availability = capability({
  name: 'availability',
  routes: availabilityRoutes,
  takesPart: [at(ACCOUNT_OPENED, addFirstSchedule)],
})
