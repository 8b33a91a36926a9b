import type { ChangedBy, Instant, Interval } from '@scheduling/domain'
import { lossOf, MINUTE } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import { dateAt, takenAt } from '../offers/all-day.ts'
import type { Offer } from '../offers/offer.ts'
import { offerOf } from '../offers/operations.ts'
import type { FreeStarts, SlotOptions } from '../slots/operations.ts'
import { freeStarts, lookAt, nearestStarts } from '../slots/operations.ts'
import type { Origin } from '../offers/origin.ts'
import { agreedOffer } from './agreed.ts'
import type { Asking } from './allowance.ts'
import { allowChange } from './allowance.ts'
import { takeTime, underLocks } from './guarded.ts'
import { earlierBooking } from './idempotency.ts'
import type { Repeatable } from './idempotency.ts'
import type { Refusal } from './outcome.ts'
import { OVERTAKEN } from './outcome.ts'
import type { Action } from './policy.ts'
import { mayChange } from './policy.ts'
import type { Changed } from './recorded.ts'
import { recorded, repeated } from './recorded.ts'
import { hasRequest } from './requests/store.ts'
import { receiptOf } from './row.ts'
import type { StoredBooking } from './store.ts'
import {
  addressesOf,
  bookingById,
  hasMeetingToCome,
  meetingsBetween,
  moveWhereFree,
  scheduledAfter,
  updateBooking,
} from './store.ts'

/** A booking, and what it can be moved by; undefined where nothing is left of what it came of. */
export interface KnownBooking {
  booking: StoredBooking
  offer: Offer | undefined
}

/**
 * `slot_taken` where only other meetings stand in the way, else `slot_not_available`; with the nearest free starts.
 * Invitees learn no more than the page shows: not whether the host is busy when nothing is offered anyway.
 */
export async function lostSlot(
  context: Context,
  offer: Offer,
  start: Instant,
  refusal: Refusal,
  options: SlotOptions = {},
): Promise<AppError> {
  const nearest = await nearestStarts(context, offer, start, options)
  if (refusal.kind === 'overtaken') return new AppError('slot_taken', { nearest })
  const code = lossOf(refusal.reasons) === 'taken' ? 'slot_taken' : 'slot_not_available'
  const said = refusal.reasons.map((reason) => reason.code).join(', ')
  return new AppError(code, { nearest, detail: options.byHost ? `start: ${said}` : undefined })
}

/** As above, where another was quicker: what was read before the lock no longer says what is free. */
export async function lostRace(
  context: Context,
  { hosts, origin }: Offer,
  start: Instant,
  refusal: Refusal,
  options?: SlotOptions,
): Promise<AppError> {
  const current = await offerOf(context, context.db, hosts[0].id, origin)
  if (!current) return new AppError('slot_not_available')
  return lostSlot(context, current, start, refusal, options)
}

/** Throws `booking_not_found`. */
export async function knownBooking(
  context: Context,
  hostId: string,
  bookingId: string,
): Promise<KnownBooking> {
  const booking = await bookingById(context.db, hostId, bookingId)
  if (!booking) throw new AppError('booking_not_found')
  return { booking, offer: await agreedOffer(context, context.db, booking) }
}

/** When it could be moved to; nothing where nothing is left of what it came of. */
export async function startsToMoveTo(
  context: Context,
  { booking, offer }: KnownBooking,
  span: Interval,
  by: ChangedBy,
): Promise<FreeStarts> {
  if (!offer) return { starts: [], next: null, mightBeBlocked: false }
  return freeStarts(context, offer, span, {
    except: booking.id,
    besides: booking.starts_at.getTime(),
    byHost: by === 'host',
  })
}

export interface Move {
  hostId: string
  bookingId: string
  start: Instant
  reason: string
  by: ChangedBy
  /** Where the invitee is now. */
  timeZone?: string | undefined
  /** Absent: the host, who is not limited. */
  caller?: Asking
}

/** Moves the same booking: id, link, guests and answers stay. Repeat with the same key, or to the same start: the same. */
export async function rescheduleBooking(
  context: Context,
  move: Move,
  repeat: Repeatable | undefined,
): Promise<KnownBooking> {
  const { hostId, bookingId, by } = move
  const options = { except: bookingId, byHost: by === 'host' }
  const known = await knownBooking(context, hostId, bookingId)
  const { booking: before } = known
  const earlier = await earlierBooking(context.db, hostId, repeat)
  if (earlier) return knownBooking(context, hostId, earlier)
  if (startsAt(before, move.start)) return known
  requirePermission(context, 'reschedule', before, by)
  const { offer, start } = takenAt(movable(known.offer), move.start)
  // Most losers leave here, without a lock.
  const early = await lookAt(context, context.db, offer, start, options)
  if (early.kind === 'refused') throw await lostSlot(context, offer, start, early, options)
  if (move.caller) await allowChange(context, bookingId, move.caller)

  const outcome = await takeTime<Changed>(context, {
    hostIds: before.host_ids,
    start,
    options,
    current: async (db) =>
      takenAt(movable(await agreedOffer(context, db, await found(db, hostId, bookingId))), start).offer,
    earlier: (trx) => repeated(trx, hostId, repeat),
    write: async (trx, taking) => {
      const booking = await found(trx, hostId, bookingId)
      if (startsAt(booking, start)) return { kind: 'repeated', bookingId }
      requirePermission(context, 'reschedule', booking, by)
      const now = context.clock.now()
      const moved = await moveWhereFree(trx, booking, (ofHost) => ({
        starts_at: new Date(start),
        ends_at: new Date(start + taking.offer.duration * MINUTE),
        on_date: dateAt(taking.offer, start),
        former_start: booking.starts_at,
        reschedule_reason: move.reason || null,
        rescheduled_by: by,
        invitee_time_zone: move.timeZone,
        receipt: JSON.stringify(receiptOf(taking, ofHost, now, options.byHost)),
      }))
      return moved
        ? recorded(context, trx, { booking: moved, kind: 'booking.rescheduled' }, repeat)
        : OVERTAKEN
    },
  })
  if (outcome.kind === 'repeated') return knownBooking(context, hostId, outcome.bookingId)
  if (outcome.kind === 'written') return { booking: outcome.written.booking, offer }
  const current = await knownBooking(context, hostId, bookingId)
  throw await lostSlot(context, movable(current.offer), start, outcome, options)
}

/** Of what nothing is left no hours are known. Throws `slot_not_available`. */
function movable(offer: Offer | undefined): Offer {
  if (!offer)
    throw new AppError('slot_not_available', { detail: 'Nothing is left of what this booking came of' })
  return offer
}

async function found(db: Db, hostId: string, bookingId: string): Promise<StoredBooking> {
  const booking = await bookingById(db, hostId, bookingId)
  if (!booking) throw new AppError('booking_not_found')
  return booking
}

function startsAt(booking: StoredBooking, start: Instant): boolean {
  return booking.status === 'scheduled' && booking.starts_at.getTime() === start
}

export interface Cancellation {
  hostId: string
  bookingId: string
  reason: string
  by: ChangedBy
  /** As above. */
  caller?: Asking
}

/** Cancels. Repeat: with the same key the same answer, else `already_canceled`. */
export async function cancelBooking(
  context: Context,
  cancellation: Cancellation,
  repeat: Repeatable | undefined,
): Promise<KnownBooking> {
  const { hostId, bookingId, by } = cancellation
  const { booking: before, offer } = await knownBooking(context, hostId, bookingId)
  const earlier = await earlierBooking(context.db, hostId, repeat)
  if (earlier) return knownBooking(context, hostId, earlier)
  requirePermission(context, 'cancel', before, by)
  if (cancellation.caller) await allowChange(context, bookingId, cancellation.caller)
  const outcome = await underLocks<Changed>(context, {
    hostIds: before.host_ids,
    write: async (trx) => {
      const first = await repeated(trx, hostId, repeat)
      if (first) return first
      const booking = await found(trx, hostId, bookingId)
      requirePermission(context, 'cancel', booking, by)
      const canceled = await updateBooking(trx, booking, () => ({
        status: 'canceled',
        cancel_reason: cancellation.reason || null,
        canceled_by: by,
      }))
      return recorded(context, trx, { booking: canceled, kind: 'booking.canceled' }, repeat)
    },
  })
  if (outcome.kind === 'written') return { booking: outcome.written.booking, offer }
  return knownBooking(context, hostId, bookingId)
}

/** What is agreed and has not begun. */
export async function meetingsToCome(context: Context, hostId: string): Promise<StoredBooking[]> {
  return scheduledAfter(context.db, hostId, new Date(context.clock.now()))
}

/** When meetings are, or were, of which any part is in the span. */
export async function scheduledWithin(db: Db, hostId: string, span: Interval): Promise<Interval[]> {
  return meetingsBetween(db, hostId, span)
}

/** The addresses of everybody who has met the host, or is to. */
export async function peopleOf(db: Db, hostId: string): Promise<string[]> {
  return addressesOf(db, hostId)
}

/** Whether anything that is to come goes by it: a meeting that can be moved, a request that can be confirmed or asked anew. */
export async function isOriginNeeded(context: Context, hostId: string, origin: Origin): Promise<boolean> {
  const now = new Date(context.clock.now())
  return (await hasMeetingToCome(context.db, hostId, origin, now)) || hasRequest(context.db, hostId, origin)
}

function requirePermission(context: Context, action: Action, booking: StoredBooking, by: ChangedBy): void {
  const decision = mayChange(action, booking, context.clock.now(), by)
  if (!decision.ok) throw new AppError(decision.reason)
}
