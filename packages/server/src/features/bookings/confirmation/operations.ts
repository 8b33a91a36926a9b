import type { Instant } from '@scheduling/domain'
import { DAY, limits, mailAgainAt } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Database, Db } from '../../../database/schema.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { lockHosts } from '../../busy/operations.ts'
import { releaseHoldsAside } from '../../holds/operations.ts'
import type { Offer } from '../../offers/offer.ts'
import { offerOf } from '../../offers/operations.ts'
import type { Origin } from '../../offers/origin.ts'
import type { BookingWithOffer } from '../operations.ts'
import { getBooking } from '../operations.ts'
import { bookingById, hasMeetingToCome } from '../store.ts'
import type { BookingOrHold } from './booking-or-hold.ts'
import { asBooking, asHold } from './booking-or-hold.ts'
import { askByMail } from './mail.ts'
import { isPending } from './state.ts'
import type { StoredRequest } from './store.ts'
import { countMail, deleteRequestsBefore, hasRequest, requestById, setEnd } from './store.ts'
import type { RequestId } from './tokens.ts'

/** A request that is still waiting, or the booking that it became. Throws `hold_expired`. */
export async function requestState(context: Context, ids: RequestId): Promise<BookingOrHold> {
  const request = await requestById(context.db, ids)
  if (request && isPending(request, context.clock.now())) return asHold(request)
  const booking = request ? undefined : await bookingOfRequest(context, ids)
  if (booking) return asBooking(booking)
  throw new AppError('hold_expired')
}

/** A booking has the id of its request. */
export async function bookingOfRequest(
  context: Context,
  { hostId, requestId }: RequestId,
  db: Db = context.db,
): Promise<BookingWithOffer | undefined> {
  const booking = await bookingById(db, hostId, requestId)
  return booking && getBooking(context, hostId, booking.id, db)
}

/** The requested offer with its current rules. An origin is kept as long as a request needs it. */
export async function requestedOffer(context: Context, db: Db, request: StoredRequest): Promise<Offer> {
  const { host_id, origin_kind: kind, origin_id: id } = request
  const offer = await offerOf(context, db, host_id, { kind, id })
  if (!offer) throw new AppError('event_type_off')
  return offer
}

/** Sends the mail again. Throws `hold_expired`, `mailbox_full`, and `rate_limited` if it is too soon or too often. */
export async function mailAgain(context: Context, ids: RequestId): Promise<BookingOrHold> {
  const status = await requestState(context, ids)
  if (status.state !== 'confirm_email') return status
  const now = context.clock.now()
  const request = await context.db.transaction().execute(async (trx) => {
    const counted = await countMail(trx, ids, now)
    if (counted) await askByMail(context, trx, counted)
    return counted
  })
  if (request) return asHold(request)
  throw tooSoon(status.request, now)
}

function tooSoon({ mails, mailed_at, expires_at }: StoredRequest, now: Instant): AppError {
  const until = expires_at.getTime()
  const at = mailAgainAt({ sent: mails, lastAt: mailed_at.getTime(), until })
  return new AppError('rate_limited', {
    detail: `At most ${limits.CONFIRM_MAILS_AGAIN_MAX} more, a minute apart`,
    retryAfterSeconds: Math.max(1, Math.ceil(((at ?? until) - now) / 1_000)),
  })
}

export interface RequestWithOffer {
  request: StoredRequest
  offer: Offer
}

/** The request that a mail is for. Undefined if the mail is no longer needed. */
export async function requestToMail(context: Context, ids: RequestId): Promise<RequestWithOffer | undefined> {
  const found = await requestOf(context, ids)
  return found && isPending(found.request, context.clock.now()) ? found : undefined
}

/**
 * Ends a request of which the invitee wants no more: it can no longer be booked, and its times are free. Undefined if it has
 * ended before. Repeat: does nothing.
 */
export async function endRequest(
  context: Context,
  trx: Transaction<Database>,
  ids: RequestId,
): Promise<StoredRequest | undefined> {
  const request = await requestById(trx, ids)
  if (!request) return undefined
  await lockHosts(trx, request.host_ids.toSorted())
  const ended = await setEnd(trx, ids, context.clock.now())
  await releaseRequests(trx, [request])
  return ended
}

/** Frees the times of these requests for all their hosts, whichever of them are locked. */
export async function releaseRequests(
  trx: Transaction<Database>,
  requests: readonly StoredRequest[],
): Promise<void> {
  for (const { id, host_ids } of requests) await releaseHoldsAside(trx, host_ids, id)
}

/** A request that is waiting or has ended. Undefined if it was booked, replaced or deleted. */
export async function requestOf(context: Context, ids: RequestId): Promise<RequestWithOffer | undefined> {
  const request = await requestById(context.db, ids)
  return request && { request, offer: await requestedOffer(context, context.db, request) }
}

/** A request that is waiting or has ended, or the booking that it became. Throws `hold_expired`. */
export async function requestOrBooking(
  context: Context,
  ids: RequestId,
): Promise<BookingWithOffer | RequestWithOffer> {
  const found = await requestOf(context, ids)
  if (found) return found
  const booking = await bookingOfRequest(context, ids)
  if (booking) return booking
  throw new AppError('hold_expired')
}

/** Whether an origin is still needed by an upcoming meeting that can be moved, or by a request. */
export async function isOriginNeeded(context: Context, hostId: HostId, origin: Origin): Promise<boolean> {
  const now = new Date(context.clock.now())
  return (await hasMeetingToCome(context.db, hostId, origin, now)) || hasRequest(context.db, hostId, origin)
}

// So invitees who come back find what they typed, and people whose address a stranger typed can still stop the mails.
const KEPT = 7 * DAY

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpRequests(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteRequestsBefore(context.db, new Date(context.clock.now() - KEPT))
}
