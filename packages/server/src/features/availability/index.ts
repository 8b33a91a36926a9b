import { on, capability } from '../../capability.ts'
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
  hooks: [
    on(ACCOUNT_OPENED, addFirstSchedule),
    on(ORGANIZATION_OPENED, addFirstSchedule),
    on(EXPORTED, schedulesPart),
  ],
})
