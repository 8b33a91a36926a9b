import { on, capability } from '../../capability.ts'
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
import { cleanUpEventTypes } from './cleanup.ts'
import { TABLES } from './tables.ts'
import { usesOfVideos } from './videos.ts'

export const eventTypes = capability({
  name: 'event-types',
  tables: TABLES,
  routes: eventTypeRoutes,
  pages: [bookingListPage, eventPage],
  cleanups: [cleanUpEventTypes],
  hooks: [
    on(DOMAIN_ADDRESSES, eventOnDomain),
    on(ORIGINS, eventTypeOffers),
    on(SCHEDULE_USERS, eventTypesBySchedule),
    on(COUNTED, COUNTED_EVENT_TYPES),
    on(BOOKING_ADDRESS, bookingAddress),
    on(VIDEO_USES, usesOfVideos),
    on(EXPORTED, eventTypesPart),
  ],
})
