import type { BookingApproval } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { approvalUntil, HOUR, limits, MINUTE } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Database, Db } from '../../../database/schema.ts'
import { AppError, fieldError } from '../../../errors.ts'
import { sourceOfHold } from '../../holds/busy.ts'
import { holdTimes } from '../../holds/operations.ts'
import type { Offer } from '../../offers/offer.ts'
import { openOffer } from '../../offers/operations.ts'
import { checkSlot } from '../../slots/operations.ts'
import { REQUESTS_DECLINED, TIMES_OFFERED } from '../events.ts'
import { withHostLocks } from '../guard/locks.ts'
import type { BookingWithOffer } from '../operations.ts'
import { orClosed, requestToAnswer } from './approve.ts'
import { planApprovalLimit } from './await-approval.ts'
import { bookRequest } from './confirm.ts'
import { forgetHold } from './mail.ts'
import { bookingOfRequest, releaseRequests, requestedOffer } from './operations.ts'
import type { RequestWithOffer } from './operations.ts'
import { answerHours, offerOfStarts } from './offered-starts.ts'
import { presentApproval } from './present.ts'
import { stateOf } from './state.ts'
import type { Answerer, StoredRequest } from './store.ts'
import { reachedRequest, requestById, setAnswer, setOfferedStarts, setOfferTakenBack } from './store.ts'
import type { RequestId } from './tokens.ts'

interface OfferedTimes {
  starts: readonly string[]
  message: string
}

/**
 * Offers other times in place of the requested one, as its host: also outside of the hours. They are held until the invitee
 * chooses, and the requested one is free. Throws `invalid_input` for a time in the past, `slot_taken`, `offers_used_up`,
 * `approval_closed`, `approval_not_found`, `approval_answered` and `approval_expired`. Repeat: the same offer, as long as it stands.
 */
export async function offerTimes(
  context: Context,
  answerer: Answerer,
  id: string,
  times: OfferedTimes,
): Promise<BookingApproval> {
  try {
    return await offerFirst(context, answerer, id, times)
  } catch (error) {
    // The answer to the first request may have been lost.
    const isAnswered = error instanceof AppError && error.code === 'approval_answered'
    const repeated = isAnswered && (await repeatedOffer(context, answerer, id, times))
    if (repeated) return repeated
    throw error
  }
}

async function offerFirst(
  context: Context,
  answerer: Answerer,
  id: string,
  { starts: texts, message }: OfferedTimes,
): Promise<BookingApproval> {
  const request = await requestToAnswer(context, answerer, id, 'waits_for_approval')
  if (request.offer_rounds >= limits.OFFER_ROUNDS_MAX)
    throw new AppError('offers_used_up', { detail: `At most ${limits.OFFER_ROUNDS_MAX} times per request` })
  const starts = texts.map((text) => Date.parse(text))
  refusePast(texts, starts, context.clock.now())
  const first = await requestedOffer(context, context.db, request)
  return orClosed(async () => {
    // Waits for connected calendars, so that the check under the locks does not.
    await refuseBusy(context, context.db, request, await openOffer(context, context.db, first), starts)
    return withHostLocks(context, {
      hostIds: request.host_ids,
      write: async (trx) => {
        const offer = await openOffer(context, trx, first)
        await refuseBusy(context, trx, request, offer, starts)
        const now = context.clock.now()
        const limit = now + answerHours(offer) * HOUR
        const until = Math.min(limit, Math.max(...starts))
        const ids = { hostId: request.host_id, requestId: request.id }
        const offered = await setOfferedStarts(trx, ids, { starts, message, until }, now)
        if (!offered) throw new AppError('approval_answered')
        await releaseRequests(trx, [request])
        for (const start of starts) await holdStart(trx, offered, offer, { start, until: limit }, now)
        await context.events.record(trx, TIMES_OFFERED, ids)
        return presentApproval(offered, offer)
      },
    })
  })
}

/** The request, if exactly these times are offered already. */
async function repeatedOffer(
  context: Context,
  answerer: Answerer,
  id: string,
  { starts, message }: OfferedTimes,
): Promise<BookingApproval | undefined> {
  const request = await reachedRequest(context.db, answerer, id)
  if (!request || stateOf(request, context.clock.now()) !== 'waits_for_invitee') return undefined
  const offered = request.offered_starts?.map((start) => start.getTime()) ?? []
  const isSame =
    request.offer_message === message &&
    offered.length === starts.length &&
    starts.every((start) => offered.includes(Date.parse(start)))
  return isSame ? presentApproval(request, await requestedOffer(context, context.db, request)) : undefined
}

function refusePast(texts: readonly string[], starts: readonly Instant[], now: Instant): void {
  const index = starts.findIndex((start) => start <= now)
  if (index >= 0)
    throw fieldError(`starts[${index}]`, 'in_the_past', `"${texts[index]}" is not in the future`)
}

async function refuseBusy(
  context: Context,
  db: Db,
  request: StoredRequest,
  offer: Offer,
  starts: readonly Instant[],
): Promise<void> {
  for (const [index, start] of starts.entries()) {
    if (await isFree(context, db, request, offer, start)) continue
    const path = `starts[${index}]`
    const text = `${path}: the host is busy at ${new Date(start).toISOString()}`
    throw new AppError('slot_taken', { detail: text, errors: [{ path, reason: 'taken', message: text }] })
  }
}

/** Whether those who would come to the request are free at this start. */
async function isFree(
  context: Context,
  db: Db,
  request: StoredRequest,
  offer: Offer,
  start: Instant,
  need: 'known' | 'now' = 'now',
): Promise<boolean> {
  const options = { except: sourceOfHold(request.id), byHost: true }
  const ofStart = offerOfStarts(offer, request, [start])
  return (await checkSlot(context, db, ofStart, start, options, need)).ok
}

/** Nobody waits for an answer after the meeting has begun. */
async function holdStart(
  trx: Transaction<Database>,
  { id: heldFor, host_ids: hostIds }: StoredRequest,
  { origin, duration, bufferBefore, bufferAfter }: Offer,
  { start, until }: { start: Instant; until: Instant },
  now: Instant,
): Promise<void> {
  const times = [{ start, end: start + duration * MINUTE, bufferBefore, bufferAfter }]
  for (const hostId of hostIds)
    await holdTimes(trx, { hostId, heldFor, origin, times, until: Math.min(until, start) }, now)
}

/**
 * Books an offered time, as approving does. The hosts' calendars are checked again. Repeat, or another time of the same offer:
 * the same booking. Throws `hold_expired`, `slot_not_available` if this time is not offered, and what a booking throws.
 */
export async function takeOfferedTime(
  context: Context,
  ids: RequestId,
  start: Instant,
): Promise<BookingWithOffer> {
  const request = await requestById(context.db, ids)
  const booking = request ? undefined : await bookingOfRequest(context, ids)
  if (booking) return booking
  if (!request || stateOf(request, context.clock.now()) !== 'waits_for_invitee')
    throw new AppError('hold_expired')
  const booked = await bookRequest(context, ids, request, start)
  if (!request.email_confirmed) await forgetHold(context, request)
  return booked
}

/** The offered starts that can still be chosen. Calendars are as we know them, because chosen times are checked again. */
export async function freeOfferedStarts(
  context: Context,
  { request, offer }: RequestWithOffer,
): Promise<Instant[]> {
  const starts = (request.offered_starts ?? []).map((start) => start.getTime())
  const free: Instant[] = []
  for (const start of starts)
    if (start > context.clock.now() && (await isFree(context, context.db, request, offer, start, 'known')))
      free.push(start)
  return free
}

/**
 * Frees the offered times, and lets the request wait for its host again. If its own time is over by then, it is declined, and
 * the invitee hears of it. Throws `approval_not_found`, `approval_answered` and `approval_expired`. Repeat: `approval_answered`.
 */
export async function takeOfferBack(context: Context, answerer: Answerer, id: string): Promise<void> {
  const request = await requestToAnswer(context, answerer, id, 'waits_for_invitee')
  const ids = { hostId: request.host_id, requestId: request.id }
  const offer = await requestedOffer(context, context.db, request)
  await withHostLocks(context, {
    hostIds: request.host_ids,
    write: async (trx) => {
      const now = context.clock.now()
      const start = request.starts_at.getTime()
      const until = approvalUntil(start, now, answerHours(offer))
      const waiting = await setOfferTakenBack(trx, ids, Math.max(until, now + 1), now)
      if (!waiting) throw new AppError('approval_answered')
      await releaseRequests(trx, [request])
      if (until <= now) {
        await setAnswer(trx, ids, { answer: 'declined', reason: '' }, now)
        await context.events.record(trx, REQUESTS_DECLINED, ids)
        return
      }
      if (await isFree(context, trx, request, offer, start))
        await holdStart(trx, waiting, offer, { start, until }, now)
      await planApprovalLimit(context, trx, waiting)
    },
  })
}
