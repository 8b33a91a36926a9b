import { on, capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
import { BUSY_SOURCES } from '../busy/kept.ts'
import { STARTS_OF_OWNER } from '../slots/team-question.ts'
import { EXPORTED } from '../exports/events.ts'
import { BOOKING_OF_VIDEO } from '../videos/record/events.ts'
import { eraseBooking } from './change/erase.ts'
import { ERASURES } from './change/queues.ts'
import {
  APPROVALS_WANTED,
  BOOKING_EVENTS,
  DECLINED,
  GUESTS_CHANGED,
  JOINED,
  NO_SHOWS,
  OFFERS_REFUSED,
  PLACE_CHANGED,
  REASSIGNED,
  REQUESTS,
  REQUESTS_DECLINED,
  ROOMS_GIVEN,
  TIMES_OFFERED,
  TIMES_PROPOSED,
} from './events.ts'
import { bookingsPart } from './list/exported.ts'
import { HOST_TURNS } from './guard/locks.ts'
import { POOL_ROUNDS } from './guard/pool-round.ts'
import { byManageLink, MANAGE_KEY } from './links/manage-token.ts'
import { bookingPage } from './page/booking-page.ts'
import { confirmPage } from './page/confirm-page.ts'
import {
  confirmMail,
  declinedMail,
  offeredMail,
  offerRefusedMail,
  proposedMail,
  wantedMail,
} from './confirmation/mails/index.ts'
import { meetings, startsOfOwner } from './busy.ts'
import { bookedAt } from './operations.ts'
import { EXPECTED_ROOMS } from './rooms.ts'
import { atApprovalLimit } from './confirmation/approve.ts'
import { APPROVAL_LIMITS } from './confirmation/queues.ts'
import { cleanUpRequests } from './confirmation/operations.ts'
import { CONFIRM_KEY } from './confirmation/tokens.ts'
import { bookingRoutes } from './routes.ts'
import { LIMITS } from './limits.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'

export const bookings = capability({
  name: 'bookings',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  limits: LIMITS,
  services: [MANAGE_KEY, CONFIRM_KEY, HOST_TURNS, POOL_ROUNDS, EXPECTED_ROOMS],
  routes: bookingRoutes,
  pages: [bookingPage, confirmPage],
  authenticates: { manage: byManageLink },
  mails: [confirmMail, declinedMail, offeredMail, offerRefusedMail, proposedMail, wantedMail],
  publishes: [
    APPROVALS_WANTED,
    BOOKING_EVENTS,
    DECLINED,
    GUESTS_CHANGED,
    JOINED,
    NO_SHOWS,
    OFFERS_REFUSED,
    PLACE_CHANGED,
    REASSIGNED,
    REQUESTS,
    REQUESTS_DECLINED,
    ROOMS_GIVEN,
    TIMES_OFFERED,
    TIMES_PROPOSED,
  ],
  jobs: [
    handle(ERASURES, (context, { hostId, bookingId }) => eraseBooking(context, hostId, bookingId)),
    handle(APPROVAL_LIMITS, atApprovalLimit),
  ],
  cleanups: [cleanUpRequests],
  hooks: [
    on(BUSY_SOURCES, meetings),
    on(STARTS_OF_OWNER, startsOfOwner),
    on(BOOKING_OF_VIDEO, bookedAt),
    on(EXPORTED, bookingsPart),
  ],
})
