import type { BookingRequest } from '@scheduling/contract'
import type { ChangedBy, Instant, Reason } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { findHostByLink } from '../accounts/hosts.ts'
import type { Asking } from './allowance.ts'
import { allowBooking, allowChange } from './allowance.ts'
import { bookableOfBooking, findBookable, nearestStarts, reasonsAgainst } from '../slots/operations.ts'
import type { Bookable } from '../slots/store.ts'
import type { Repeatable } from './idempotency.ts'
import { guarded, TAKEN } from './guarded.ts'
import { earlierBooking } from './idempotency.ts'
import { localeOf } from './locale.ts'
import { answersOf, guestsOf, locationOf, refuseRequest } from './request.ts'
import type { Action } from './policy.ts'
import { isBookable, mayChange } from './policy.ts'
import type { StoredBooking } from './store.ts'
import { bookingById, insertWhereFree, moveWhereFree, updateBooking } from './store.ts'

/** A booking and the event type whose rules it follows. */
export interface KnownBooking {
  booking: StoredBooking
  bookable: Bookable
}

/**
 * Books a slot. One winner for one time: the others get `slot_taken` with the three nearest free starts. Repeat with
 * the same key: the same booking.
 */
export async function createBooking(
  context: Context,
  request: BookingRequest,
  repeat: Repeatable | undefined,
  caller: Asking,
): Promise<KnownBooking> {
  return bookSlot(context, request, repeat, caller).catch(async (refusal: unknown) => {
    // The slot is not free any more, or the event type has changed, perhaps because the first request succeeded.
    const earlier = repeat && (await earlierRequest(context, request.owner, repeat))
    if (earlier) return earlier
    throw refusal
  })
}

async function earlierRequest(
  context: Context,
  ownerLink: string,
  repeat: Repeatable,
): Promise<KnownBooking | undefined> {
  const host = await findHostByLink(context, ownerLink)
  if (!host) return undefined
  const bookingId = await earlierBooking(context.db, host.id, repeat)
  return bookingId === undefined ? undefined : knownBooking(context, host.id, bookingId)
}

async function bookSlot(
  context: Context,
  request: BookingRequest,
  repeat: Repeatable | undefined,
  caller: Asking,
): Promise<KnownBooking> {
  const bookable = await findBookable(context, request.owner, request.event)
  const hostId = bookable.host.id
  refuseRequest(bookable.eventType, request)
  const earlier = await earlierBooking(context.db, hostId, repeat)
  if (earlier) return knownBooking(context, hostId, earlier)

  const start = Date.parse(request.start)
  // Most losers leave here, without a lock.
  await refuseStart(context, bookable, start, await reasonsAgainst(context, context.db, bookable, start))
  await allowBooking(context, hostId, request.invitee.email, caller)

  const outcome = await guarded(context, {
    hostId,
    eventTypeId: bookable.eventType.id,
    repeat,
    reasonsAgainst: (db, current) => reasonsAgainst(context, db, current, start),
    write: async (trx, current) => {
      if (!isBookable(current.eventType)) throw new AppError('event_type_off')
      const booking = await insertWhereFree(trx, rowOf(context, current, request, start))
      return booking ? { booking, kind: 'booking.created' } : { reasons: TAKEN }
    },
  })
  if ('earlier' in outcome) return knownBooking(context, hostId, outcome.earlier)
  if ('booking' in outcome) return { booking: outcome.booking, bookable }
  throw await lostRace(context, bookable, start, outcome.reasons)
}

function rowOf(
  context: Context,
  { eventType, host, scheduleVersion }: Bookable,
  request: BookingRequest,
  start: Instant,
) {
  const now = new Date(context.clock.now())
  return {
    host_id: host.id,
    id: randomUUID(),
    event_type_id: eventType.id,
    status: 'scheduled' as const,
    starts_at: new Date(start),
    ends_at: new Date(start + eventType.duration * MINUTE),
    buffer_before: eventType.buffer_before,
    buffer_after: eventType.buffer_after,
    event_name: eventType.name,
    location: JSON.stringify(locationOf(eventType, request)),
    invitee_name: request.invitee.name,
    invitee_email: request.invitee.email,
    invitee_time_zone: request.timeZone,
    invitee_language: localeOf(request),
    guests: JSON.stringify(guestsOf(request)),
    answers: JSON.stringify(answersOf(eventType, request)),
    tracking: JSON.stringify(request.tracking),
    sequence: 0,
    allowed_by: JSON.stringify(allowedBy(eventType.schedule_id, scheduleVersion, now)),
    booked_at: now,
  }
}

function allowedBy(scheduleId: string | null, scheduleVersion: number | null, now: Date) {
  return { scheduleId, scheduleVersion, calendars: [], at: now.toISOString() }
}

async function refuseStart(
  context: Context,
  bookable: Bookable,
  start: Instant,
  reasons: Reason[],
): Promise<void> {
  if (reasons.length > 0) throw await lostSlot(context, bookable, start, reasons)
}

interface MoveOptions {
  except?: string
  byHost?: boolean
}

/**
 * `slot_taken` where only other meetings stand in the way, else `slot_not_available`; with the nearest free starts.
 * Invitees learn no more than the page shows: not whether the host is busy when nothing is offered anyway.
 */
async function lostSlot(
  context: Context,
  bookable: Bookable,
  start: Instant,
  reasons: readonly Reason[],
  options: MoveOptions = {},
): Promise<AppError> {
  const isTaken = reasons.every(({ code }) => code === 'busy' || code === 'buffer')
  const nearest = await nearestStarts(context, bookable, start, options)
  const said = options.byHost ? reasons.map(({ code }) => code).join(', ') : ''
  const detail = said ? `start: ${said}` : undefined
  return new AppError(isTaken ? 'slot_taken' : 'slot_not_available', { nearest, detail })
}

/** As above, where another was quicker: what was read before the lock no longer says what is free. */
async function lostRace(
  context: Context,
  { host, eventType }: Bookable,
  start: Instant,
  reasons: readonly Reason[],
  options?: MoveOptions,
): Promise<AppError> {
  const current = await bookableOfBooking(context.db, host.id, eventType.id)
  return lostSlot(context, current, start, reasons, options)
}

/** Throws `booking_not_found`. */
export async function knownBooking(
  context: Context,
  hostId: string,
  bookingId: string,
): Promise<KnownBooking> {
  const booking = await bookingById(context.db, hostId, bookingId)
  if (!booking) throw new AppError('booking_not_found')
  return { booking, bookable: await bookableOfBooking(context.db, hostId, booking.event_type_id) }
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
  const { hostId, bookingId, start, by } = move
  const options = { except: bookingId, byHost: by === 'host' }
  const { booking: before, bookable } = await knownBooking(context, hostId, bookingId)
  const earlier = await earlierBooking(context.db, hostId, repeat)
  if (earlier) return knownBooking(context, hostId, earlier)
  if (startsAt(before, start)) return { booking: before, bookable }
  requirePermission(context, 'reschedule', before, bookable, by)
  // Most losers leave here, without a lock.
  const early = await reasonsAgainst(context, context.db, bookable, start, options)
  if (early.length > 0) throw await lostSlot(context, bookable, start, early, options)
  if (move.caller) await allowChange(context, bookingId, move.caller)

  const outcome = await guarded(context, {
    hostId,
    eventTypeId: before.event_type_id,
    repeat,
    reasonsAgainst: (db, current) => reasonsAgainst(context, db, current, start, options),
    write: async (trx, current) => {
      const booking = await bookingById(trx, hostId, bookingId)
      if (!booking) throw new AppError('booking_not_found')
      if (startsAt(booking, start)) return { earlier: bookingId }
      requirePermission(context, 'reschedule', booking, current, by)
      const { eventType, scheduleVersion } = current
      const now = new Date(context.clock.now())
      const moved = await moveWhereFree(trx, booking, {
        starts_at: new Date(start),
        ends_at: new Date(start + eventType.duration * MINUTE),
        buffer_before: eventType.buffer_before,
        buffer_after: eventType.buffer_after,
        former_start: booking.starts_at,
        reschedule_reason: move.reason || null,
        rescheduled_by: by,
        invitee_time_zone: move.timeZone,
        allowed_by: JSON.stringify(allowedBy(eventType.schedule_id, scheduleVersion, now)),
      })
      return moved ? { booking: moved, kind: 'booking.rescheduled' } : { reasons: TAKEN }
    },
  })
  if ('earlier' in outcome) return knownBooking(context, hostId, outcome.earlier)
  if ('booking' in outcome) return { booking: outcome.booking, bookable }
  throw await lostRace(context, bookable, start, outcome.reasons, options)
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
  const { booking: before, bookable } = await knownBooking(context, hostId, bookingId)
  const earlier = await earlierBooking(context.db, hostId, repeat)
  if (earlier) return knownBooking(context, hostId, earlier)
  requirePermission(context, 'cancel', before, bookable, by)
  if (cancellation.caller) await allowChange(context, bookingId, cancellation.caller)
  const outcome = await guarded(context, {
    hostId,
    eventTypeId: before.event_type_id,
    repeat,
    write: async (trx, current) => {
      const booking = await bookingById(trx, hostId, bookingId)
      if (!booking) throw new AppError('booking_not_found')
      requirePermission(context, 'cancel', booking, current, by)
      const canceled = await updateBooking(trx, hostId, bookingId, {
        status: 'canceled',
        cancel_reason: cancellation.reason || null,
        canceled_by: by,
      })
      return { booking: canceled, kind: 'booking.canceled' }
    },
  })
  if ('booking' in outcome) return { booking: outcome.booking, bookable }
  return knownBooking(context, hostId, bookingId)
}

function requirePermission(
  context: Context,
  action: Action,
  booking: StoredBooking,
  bookable: Bookable,
  by: ChangedBy,
): void {
  const decision = mayChange(action, booking, bookable.eventType, context.clock.now(), by)
  if (!decision.ok) throw new AppError(decision.reason)
}
