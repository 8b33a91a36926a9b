import type { Instant } from '@scheduling/domain'
import { DAY, limits, mailAgainAt } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Database, Db } from '../../../database/schema.ts'
import { AppError } from '../../../errors.ts'
import { lockHosts } from '../../busy/operations.ts'
import { sourceOfHold } from '../../holds/busy.ts'
import type { Offer } from '../../offers/offer.ts'
import { offerOf, openOffer } from '../../offers/operations.ts'
import { takeTime } from '../guarded.ts'
import type { KnownBooking } from '../operations.ts'
import { knownBooking, lostRace } from '../operations.ts'
import { OVERTAKEN } from '../outcome.ts'
import type { Changed } from '../recorded.ts'
import { recorded, repeated } from '../recorded.ts'
import { refuseRequest } from '../request.ts'
import { rowsOf } from '../row.ts'
import { bookingById, insertWhereFree } from '../store.ts'
import type { Taken } from '../taken.ts'
import { booked, held } from '../taken.ts'
import { isPending, releaseRequests } from './hold.ts'
import { askByMail, forgetCounted } from './mail.ts'
import type { StoredRequest } from './store.ts'
import { countMail, countTry, deleteRequest, deleteRequestsBefore, requestById, setEnd } from './store.ts'
import type { RequestId } from './tokens.ts'
import { isCode } from './tokens.ts'

/** A request that still waits, or the booking that came of it. Throws `hold_expired`. */
export async function standingOf(context: Context, ids: RequestId): Promise<Taken> {
  const request = await requestById(context.db, ids)
  if (request && isPending(request, context.clock.now())) return held(request)
  const earlier = request ? undefined : await bookingOf(context, ids)
  if (earlier) return booked(earlier)
  throw new AppError('hold_expired')
}

/** The booking has the id of the request that led to it. */
async function bookingOf(
  context: Context,
  { hostId, requestId }: RequestId,
): Promise<KnownBooking | undefined> {
  const booking = await bookingById(context.db, hostId, requestId)
  return booking && knownBooking(context, hostId, booking.id)
}

/**
 * Books what is held. `code` is what was typed; null where the link of the mail was shown. All rules hold as on asking,
 * and the host's time is looked at anew. Repeat: the same booking. Throws `hold_expired`, `code_wrong`, `code_used_up`,
 * and what a booking throws.
 */
export async function confirmRequest(
  context: Context,
  ids: RequestId,
  code: string | null,
): Promise<KnownBooking> {
  const standing = await standingOf(context, ids)
  if (standing.state === 'booked') return standing
  if (code !== null && !(await countTry(context.db, ids))) {
    // One that was booked meanwhile is not there to be counted any more.
    const earlier = await bookingOf(context, ids)
    if (earlier) return earlier
    throw new AppError('code_used_up')
  }
  if (code !== null) refuseWrong(context, ids, code)
  const known = await bookRequest(context, ids, standing.request)
  await forgetCounted(context, standing.request)
  return known
}

function refuseWrong(context: Context, ids: RequestId, code: string): void {
  if (!isCode(context, ids, code))
    throw new AppError('code_wrong', {
      detail: `code: not the one that was sent; at most ${limits.CONFIRM_TRIES_MAX} tries`,
      errors: [{ path: 'code', reason: 'wrong', message: 'This is not the code in the mail' }],
    })
}

async function bookRequest(context: Context, ids: RequestId, asked: StoredRequest): Promise<KnownBooking> {
  const { hostId, requestId } = ids
  const offer = await requestedOffer(context, context.db, asked)
  const start = asked.starts_at.getTime()
  const options = { except: sourceOfHold(requestId), askedAt: asked.asked_at.getTime() }
  const repeat = repeatOf(asked)
  const outcome = await takeTime<Changed>(context, {
    hostIds: asked.host_ids,
    start,
    options,
    current: (db) => openOffer(context, db, offer),
    async earlier(trx) {
      const first = await repeated(trx, hostId, repeat)
      if (first) return first
      return (await bookingById(trx, hostId, requestId)) && { kind: 'repeated', bookingId: requestId }
    },
    write: async (trx, taking) => {
      const request = await requestById(trx, ids)
      if (!request || !isPending(request, context.clock.now())) throw new AppError('hold_expired')
      refuseNow(taking.offer, request)
      await deleteRequest(trx, ids)
      await releaseRequests(trx, [request])
      const booking = await insertWhereFree(trx, rowsOf(context, taking, requestId, request.request))
      return booking ? recorded(context, trx, { booking, kind: 'booking.created' }, repeat) : OVERTAKEN
    },
  })
  if (outcome.kind === 'written') return { booking: outcome.written.booking, offer }
  // Two that confirm at once: to the second its own booking stands in the way.
  const earlier = await bookingOf(context, ids)
  if (earlier) return earlier
  throw await lostRace(context, offer, start, outcome.kind === 'repeated' ? OVERTAKEN : outcome, options)
}

/** What is asked for, by the rules that hold now; an origin stays as long as somebody asks for it. */
async function requestedOffer(context: Context, db: Db, request: StoredRequest): Promise<Offer> {
  const { host_id, origin_kind: kind, origin_id: id } = request
  const offer = await offerOf(context, db, host_id, { kind, id })
  if (!offer) throw new AppError('event_type_off')
  return offer
}

/** What is asked may be otherwise meanwhile. Whoever confirms can mend nothing: they pick anew. */
function refuseNow(offer: Offer, { request }: StoredRequest): void {
  try {
    refuseRequest(offer, request)
  } catch (cause) {
    throw new AppError('slot_not_available', { detail: 'The event type was changed since', cause })
  }
}

function repeatOf({ key_hash, request_hash }: StoredRequest) {
  return key_hash && request_hash ? { keyHash: key_hash, requestHash: request_hash } : undefined
}

/** Sends the mail once more. Throws `hold_expired`, `mailbox_full`, and `rate_limited` where it is too soon or enough. */
export async function mailAgain(context: Context, ids: RequestId): Promise<Taken> {
  const standing = await standingOf(context, ids)
  if (standing.state === 'booked') return standing
  const now = context.clock.now()
  const request = await context.db.transaction().execute(async (trx) => {
    const counted = await countMail(trx, ids, now)
    if (counted) await askByMail(context, trx, counted)
    return counted
  })
  if (request) return held(request)
  throw tooSoon(standing.request, now)
}

function tooSoon({ mails, mailed_at, expires_at }: StoredRequest, now: Instant): AppError {
  const until = expires_at.getTime()
  const at = mailAgainAt({ sent: mails, lastAt: mailed_at.getTime(), until })
  return new AppError('rate_limited', {
    detail: `At most ${limits.CONFIRM_MAILS_AGAIN_MAX} more, a minute apart`,
    retryAfterSeconds: Math.max(1, Math.ceil(((at ?? until) - now) / 1_000)),
  })
}

export interface RequestToMail {
  request: StoredRequest
  offer: Offer
}

/** The request that a mail is for; undefined where nothing is to be sent any more. */
export async function requestToMail(context: Context, ids: RequestId): Promise<RequestToMail | undefined> {
  const asked = await requestOf(context, ids)
  return asked && isPending(asked.request, context.clock.now()) ? asked : undefined
}

/** Nobody confirms it any more, and its time is free. Repeat: does nothing. */
export async function endRequest(
  context: Context,
  trx: Transaction<Database>,
  ids: RequestId,
): Promise<void> {
  const request = await requestById(trx, ids)
  if (!request) return
  await lockHosts(trx, request.host_ids.toSorted())
  await setEnd(trx, ids, context.clock.now())
  await releaseRequests(trx, [request])
}

/** A request, whether it waits or has ended; undefined where it was booked, given up or forgotten. */
export async function requestOf(context: Context, ids: RequestId): Promise<RequestToMail | undefined> {
  const request = await requestById(context.db, ids)
  return request && { request, offer: await requestedOffer(context, context.db, request) }
}

/** What was asked for, whether it waits or has ended; or the booking that came of it. Throws `hold_expired`. */
export async function askedRequest(
  context: Context,
  ids: RequestId,
): Promise<KnownBooking | (RequestToMail & { isEnded: boolean })> {
  const asked = await requestOf(context, ids)
  if (asked) return { ...asked, isEnded: !isPending(asked.request, context.clock.now()) }
  const earlier = await bookingOf(context, ids)
  if (earlier) return earlier
  throw new AppError('hold_expired')
}

// Who asks again finds what they typed, and who was asked in somebody else's name still chooses to hear no more.
const KEPT = 7 * DAY

/** Called by the daily job. Repeat: does nothing. */
export async function sweepRequests(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteRequestsBefore(context.db, new Date(context.clock.now() - KEPT))
}
