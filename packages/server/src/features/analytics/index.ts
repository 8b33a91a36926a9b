import { at, capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
import { BOOKING_EVENTS } from '../bookings/record/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { VIEWED } from '../pages/events.ts'
import { analyticsPart } from './exported.ts'
import { markBooking } from './operations.ts'
import { analyticsRoutes } from './routes.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'
import { countView, VIEWS } from './views.ts'

export const analytics = capability({
  name: 'analytics',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  keeps: [VIEWS],
  routes: analyticsRoutes,
  listens: [duty(BOOKING_EVENTS, markBooking)],
  takesPart: [at(EXPORTED, analyticsPart), at(VIEWED, countView)],
})
