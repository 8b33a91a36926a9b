import type { ChangedBy, Instant, Reason } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Asking } from './allowance.ts'
import { allowChange } from './allowance.ts'
import { bookableOfBooking, nearestStarts, reasonsAgainst } from '../slots/operations.ts'
import type { Bookable } from '../slots/store.ts'
import type { Repeatable } from './idempotency.ts'
import { guarded, TAKEN } from './guarded.ts'
import { earlierBooking } from './idempotency.ts'
import type { Action } from './policy.ts'
import { mayChange } from './policy.ts'
import { allowedBy } from './row.ts'
import type { StoredBooking } from './store.ts'
import { bookingById, moveWhereFree, updateBooking } from './store.ts'

/** A booking and the event type whose rules it follows. */
export interface KnownBooking {
  booking: StoredBooking
  bookable: Bookable
}

interface TakeOptions {
  except?: string | undefined
  byHost?: boolean
}

/**
 * `slot_taken` where only other meetings stand in the way, else `slot_not_available`; with the nearest free starts.
 * Invitees learn no more than the page shows: not whether the host is busy when nothing is offered anyway.
 */
export async function lostSlot(
  context: Context,
  bookable: Bookable,
  start: Instant,
  reasons: readonly Reason[],
  options: TakeOptions = {},
): Promise<AppError> {
  const isTaken = reasons.every(({ code }) => code === 'busy' || code === 'buffer')
  const nearest = await nearestStarts(context, bookable, start, options)
  const said = options.byHost ? reasons.map(({ code }) => code).join(', ') : ''
  const detail = said ? `start: ${said}` : undefined
  return new AppError(isTaken ? 'slot_taken' : 'slot_not_available', { nearest, detail })
}

/** As above, where another was quicker: what was read before the lock no longer says what is free. */
export async function lostRace(
  context: Context,
  { host, eventType }: Bookable,
  start: Instant,
  reasons: readonly Reason[],
  options?: TakeOptions,
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
      const { eventType } = current
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
        allowed_by: JSON.stringify(allowedBy(current, now)),
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
