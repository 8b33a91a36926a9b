import type { BookingApproval } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { Offer } from '../../offers/offer.ts'
import { OFFERS_REFUSED, REQUESTS_DECLINED } from '../events.ts'
import { withHostLocks } from '../guard/locks.ts'
import type { StoredBooking } from '../operations.ts'
import { bookingById } from '../store.ts'
import { bookRequest } from './confirm.ts'
import { forgetHold } from './mail.ts'
import { endRequest, releaseRequests, requestedOffer } from './operations.ts'
import { presentApproval } from './present.ts'
import type { RequestState } from './state.ts'
import { stateOf } from './state.ts'
import type { Answerer, StoredRequest } from './store.ts'
import { reachedRequest, requestById, requestsToAnswer, setAnswer } from './store.ts'
import type { RequestId } from './tokens.ts'

/** Requests that the host can answer now, and those whose invitees choose among offered times. */
export async function listToAnswer(context: Context, answerer: Answerer): Promise<BookingApproval[]> {
  const requests = await requestsToAnswer(context.db, answerer, context.clock.now())
  const offers = new Map<string, Offer>()
  for (const request of requests)
    if (!offers.has(request.origin_id))
      offers.set(request.origin_id, await requestedOffer(context, context.db, request))
  return requests.flatMap((request) => {
    const offer = offers.get(request.origin_id)
    return offer ? [presentApproval(request, offer)] : []
  })
}

/**
 * Books a request as its host. All rules and the host's time are checked again. `proposedStart`: one of the starts that the
 * invitee proposes; absent: the requested one, as long as none are proposed. Repeat: the same booking. Throws
 * `approval_not_found`, `approval_answered`, `approval_expired`, `approval_closed`, `slot_not_available` for a start that is
 * not proposed, and what a booking throws.
 */
export async function approveRequest(
  context: Context,
  answerer: Answerer,
  id: string,
  proposedStart?: Instant,
): Promise<StoredBooking> {
  const request = await reachedRequest(context.db, answerer, id)
  if (!request) {
    const booking = await bookingReached(context, answerer, id)
    if (booking) return booking
    throw new AppError('approval_not_found')
  }
  refuseUnless(request, 'waits_for_approval', context.clock.now())
  // The invitee has withdrawn the requested time by proposing others.
  if (request.proposed_starts && proposedStart === undefined) throw new AppError('approval_answered')
  try {
    const booking = await orClosed(async () => book(context, request, proposedStart))
    // Each host of a meeting has a row of their own.
    return (await bookingReached(context, answerer, id)) ?? booking
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'hold_expired') throw error
    // Somebody else has answered meanwhile.
    const now = await reachedRequest(context.db, answerer, id)
    throw new AppError(now?.answer === 'expired' ? 'approval_expired' : 'approval_answered', { cause: error })
  }
}

// What a host turned off or deleted since.
const CLOSED: readonly string[] = ['event_type_off', 'link_expired', 'event_type_not_found']

/** Throws `approval_closed` for what the offer no longer allows. */
export async function orClosed<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && CLOSED.includes(error.code))
      throw new AppError('approval_closed', { cause: error })
    throw error
  }
}

async function book(
  context: Context,
  request: StoredRequest,
  proposedStart?: Instant,
): Promise<StoredBooking> {
  const ids = { hostId: request.host_id, requestId: request.id }
  const { booking } = await bookRequest(context, ids, request, proposedStart)
  // Whoever confirmed their address got this back before.
  if (!request.email_confirmed) await forgetHold(context, request)
  return booking
}

/** What a request has become that this host could answer. */
async function bookingReached(
  { db }: Context,
  { hostId, person }: Answerer,
  id: string,
): Promise<StoredBooking | undefined> {
  const booking = await bookingById(db, hostId, id)
  return booking && (person === undefined || booking.host_ids.includes(person)) ? booking : undefined
}

/**
 * Frees the time of a request, and tells the invitee why. Repeat: nothing more. Throws `approval_not_found`,
 * `approval_answered` and `approval_expired`.
 */
export async function declineRequest(
  context: Context,
  answerer: Answerer,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const request = await requestReached(context, answerer, id)
  if (request.answer === 'declined') return
  refuseUnless(request, 'waits_for_approval', context.clock.now())
  if (await endWith(context, request, { answer: 'declined', reason })) return
  const now = await reachedRequest(context.db, answerer, id)
  if (now?.answer !== 'declined') throw new AppError('approval_answered')
}

/** The invitee wants no more of it, or none of the times that were offered instead. Repeat: does nothing. */
export async function withdrawRequest(context: Context, ids: RequestId): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const ended = await endRequest(context, trx, ids)
    if (ended?.offered_starts) await context.events.record(trx, OFFERS_REFUSED, ids)
  })
}

/**
 * The time to answer is over: declines or books, as the host chose when it was requested. What cannot be booked any more is
 * declined. Repeat: does nothing.
 */
export async function atApprovalLimit(context: Context, ids: RequestId): Promise<void> {
  const request = await requestById(context.db, ids)
  if (!request || request.waits_for !== 'approval' || request.answer !== null) return
  if (context.clock.now() < request.expires_at.getTime()) return
  if (request.unanswered === 'accept') {
    try {
      await book(context, request)
      return
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  await endWith(context, request, { answer: 'expired', reason: '' })
}

/** False if somebody else was faster. */
async function endWith(
  context: Context,
  { host_id: hostId, id: requestId, host_ids: hostIds }: StoredRequest,
  how: Parameters<typeof setAnswer>[2],
): Promise<boolean> {
  const ids = { hostId, requestId }
  return withHostLocks(context, {
    hostIds,
    write: async (trx) => {
      const ended = await setAnswer(trx, ids, how, context.clock.now())
      if (!ended) return false
      await releaseRequests(trx, [ended])
      await context.events.record(trx, REQUESTS_DECLINED, ids)
      return true
    },
  })
}

/** Throws `approval_answered` and `approval_expired`. */
function refuseUnless(request: StoredRequest, wanted: RequestState, now: number): void {
  const state = stateOf(request, now)
  if (state === 'declined' || state === 'withdrawn') throw new AppError('approval_answered')
  if (now >= request.expires_at.getTime()) throw new AppError('approval_expired')
  if (state !== wanted) throw new AppError('approval_answered')
}

/** Includes ended requests. Throws `approval_not_found`, and `approval_answered` for what was booked. */
async function requestReached(context: Context, answerer: Answerer, id: string): Promise<StoredRequest> {
  const request = await reachedRequest(context.db, answerer, id)
  if (request) return request
  const isBooked = (await bookingReached(context, answerer, id)) !== undefined
  throw new AppError(isBooked ? 'approval_answered' : 'approval_not_found')
}

/** A request in this state that has not ended. Throws `approval_not_found`, `approval_answered` and `approval_expired`. */
export async function requestToAnswer(
  context: Context,
  answerer: Answerer,
  id: string,
  state: RequestState,
): Promise<StoredRequest> {
  const request = await requestReached(context, answerer, id)
  refuseUnless(request, state, context.clock.now())
  return request
}
