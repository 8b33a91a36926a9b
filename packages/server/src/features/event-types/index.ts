import { at, capability } from '../../capability.ts'
import { SCHEDULE_USERS } from '../availability/users.ts'
import { BOOKING_ADDRESS, VIDEO_USES } from '../videos/record/events.ts'
import { DOMAIN_ADDRESSES } from '../domains/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { ORIGINS } from '../offers/origins.ts'
import { COUNTED } from '../plans/allowance.ts'
import { COUNTED_EVENT_TYPES } from './counted.ts'
import { eventTypesPart } from './exported.ts'
import { eventTypesBySchedule } from './hours.ts'
import { eventTypeOffers } from './offers.ts'
import { bookingAddress, eventOnDomain } from './at-address.ts'
import { bookingListPage } from './page/booking-list-page.ts'
import { eventPage } from './page/event-page.ts'
import { eventTypeRoutes } from './routes.ts'
import { sweepEventTypes } from './sweep.ts'
import { TABLES } from './tables.ts'
import { usesOfVideos } from './videos.ts'

export const eventTypes = capability({
  name: 'event-types',
  tables: TABLES,
  routes: eventTypeRoutes,
  pages: [bookingListPage, eventPage],
  sweeps: [sweepEventTypes],
  takesPart: [
    at(DOMAIN_ADDRESSES, eventOnDomain),
    at(ORIGINS, eventTypeOffers),
    at(SCHEDULE_USERS, eventTypesBySchedule),
    at(COUNTED, COUNTED_EVENT_TYPES),
    at(BOOKING_ADDRESS, bookingAddress),
    at(VIDEO_USES, usesOfVideos),
    at(EXPORTED, eventTypesPart),
  ],
})
