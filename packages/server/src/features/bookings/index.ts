import { at, capability } from '../../capability.ts'
import { BUSY_SOURCES } from '../busy/kept.ts'
import { EXPORTED } from '../exports/events.ts'
import { BOOKING_EVENTS, DECLINED, JOINED, REQUESTS, ROOMS_GIVEN } from './events.ts'
import { bookingsPart } from './exported.ts'
import { IN_TURN } from './guarded.ts'
import { sweepIdempotencyKeys } from './idempotency.ts'
import { byManageLink, MANAGE_KEY } from './manage-token.ts'
import { confirmMail } from './mails/index.ts'
import { meetings } from './meetings.ts'
import { sweepRequests } from './requests/confirm.ts'
import { CONFIRM_KEY } from './requests/tokens.ts'
import { bookingRoutes } from './routes.ts'
import { LIMITS } from './limits.ts'
import { TABLES } from './tables.ts'

export const bookings = capability({
  name: 'bookings',
  tables: TABLES,
  limits: LIMITS,
  keeps: [MANAGE_KEY, CONFIRM_KEY, IN_TURN],
  routes: bookingRoutes,
  authenticates: { manage: byManageLink },
  mails: [confirmMail],
  announces: [BOOKING_EVENTS, DECLINED, JOINED, REQUESTS, ROOMS_GIVEN],
  sweeps: [sweepIdempotencyKeys, sweepRequests],
  takesPart: [at(BUSY_SOURCES, meetings), at(EXPORTED, bookingsPart)],
})
