import { on, capability } from '../../capability.ts'
import { BOOKED, ERASED } from '../bookings/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { LIMITED_LINKS } from '../offers/origins.ts'
import { bookingLinksPart } from './exported.ts'
import { cleanUpLinks, offerAtLink, takeUse } from './operations.ts'
import { bookingLinkRoutes } from './routes.ts'
import { erasePeople } from './store.ts'
import { TABLES } from './tables.ts'

export const bookingLinks = capability({
  name: 'booking-links',
  tables: TABLES,
  routes: bookingLinkRoutes,
  cleanups: [cleanUpLinks],
  hooks: [
    on(LIMITED_LINKS, offerAtLink),
    on(BOOKED, takeUse),
    on(ERASED, erasePeople),
    on(EXPORTED, bookingLinksPart),
  ],
})
