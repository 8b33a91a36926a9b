import { on, capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
import { BOOKING_EVENTS } from '../bookings/events.ts'
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
  services: [VIEWS],
  routes: analyticsRoutes,
  subscribes: [handle(BOOKING_EVENTS, markBooking)],
  hooks: [on(EXPORTED, analyticsPart), on(VIEWED, countView)],
})
