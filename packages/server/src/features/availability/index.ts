import { at, capability } from '../../capability.ts'
import { ACCOUNT_OPENED } from '../sign-up/events.ts'
import { ORGANIZATION_OPENED } from '../organizations/opened.ts'
import { EXPORTED } from '../exports/events.ts'
import { schedulesPart } from './exported.ts'
import { addFirstSchedule } from './operations.ts'
import { availabilityRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const availability = capability({
  name: 'availability',
  tables: TABLES,
  routes: availabilityRoutes,
  takesPart: [
    at(ACCOUNT_OPENED, addFirstSchedule),
    at(ORGANIZATION_OPENED, addFirstSchedule),
    at(EXPORTED, schedulesPart),
  ],
})
