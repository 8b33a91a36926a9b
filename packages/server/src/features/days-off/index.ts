import { on, capability } from '../../capability.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { EXPORTED } from '../exports/events.ts'
import { daysOffPart } from './exported.ts'
import { renewHolidays } from './operations.ts'
import { HOLIDAY_RENEWAL } from './queues.ts'
import { daysOffRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const daysOff = capability({
  name: 'days-off',
  tables: TABLES,
  services: [ISOLATION],
  routes: daysOffRoutes,
  // At night (UTC), at an uncommon minute.
  cronJobs: [{ job: HOLIDAY_RENEWAL, at: '41 2 * * *', run: renewHolidays }],
  hooks: [on(EXPORTED, daysOffPart)],
})
