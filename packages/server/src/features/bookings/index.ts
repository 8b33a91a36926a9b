import { at, capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
import { BUSY_SOURCES } from '../busy/kept.ts'
import { STARTS_OF_OWNER } from '../slots/team-question.ts'
import { EXPORTED } from '../exports/events.ts'
import { BOOKING_OF_VIDEO } from '../videos/record/events.ts'
import { eraseBooking } from './change/erase.ts'
import { ERASURES } from './change/queues.ts'
import {
  BOOKING_EVENTS,
  DECLINED,
  JOINED,
  NO_SHOWS,
  REASSIGNED,
  REQUESTS,
  ROOMS_GIVEN,
} from './record/events.ts'
import { bookingsPart } from './list/exported.ts'
import { HOST_TURNS } from './guard/locks.ts'
import { POOL_ROUNDS } from './guard/pool-round.ts'
import { byManageLink, MANAGE_KEY } from './links/manage-token.ts'
import { bookingPage } from './page/booking-page.ts'
import { confirmPage } from './page/confirm-page.ts'
import { confirmMail } from './requests/mails/index.ts'
import { meetings, startsOfOwner } from './record/busy.ts'
import { bookedAt } from './record/operations.ts'
import { EXPECTED_ROOMS } from './record/rooms.ts'
import { sweepRequests } from './requests/operations.ts'
import { CONFIRM_KEY } from './requests/tokens.ts'
import { bookingRoutes } from './routes.ts'
import { LIMITS } from './guard/limits.ts'
import { NOT_EXPORTED, TABLES } from './record/tables.ts'

export const bookings = capability({
  name: 'bookings',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  limits: LIMITS,
  keeps: [MANAGE_KEY, CONFIRM_KEY, HOST_TURNS, POOL_ROUNDS, EXPECTED_ROOMS],
  routes: bookingRoutes,
  pages: [bookingPage, confirmPage],
  authenticates: { manage: byManageLink },
  mails: [confirmMail],
  announces: [BOOKING_EVENTS, DECLINED, JOINED, NO_SHOWS, REASSIGNED, REQUESTS, ROOMS_GIVEN],
  jobs: [duty(ERASURES, (context, { hostId, bookingId }) => eraseBooking(context, hostId, bookingId))],
  sweeps: [sweepRequests],
  takesPart: [
    at(BUSY_SOURCES, meetings),
    at(STARTS_OF_OWNER, startsOfOwner),
    at(BOOKING_OF_VIDEO, bookedAt),
    at(EXPORTED, bookingsPart),
  ],
})
