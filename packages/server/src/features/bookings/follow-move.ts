import type { Interval, PlainDate } from '@scheduling/domain'
import { addDays, instantOf } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { findHost } from '../hosts/operations.ts'
import { underLocks } from './guarded.ts'
import { OVERTAKEN } from './outcome.ts'
import { mayChange } from './policy.ts'
import type { Changed } from './recorded.ts'
import { recorded } from './recorded.ts'
import { bookingById, moveWhereFree } from './store.ts'

export interface FollowedMove extends Interval {
  hostId: string
  bookingId: string
  /** Whose boundaries the times are, of a meeting for a whole date. */
  date?: PlainDate
}

/** Likewise of a meeting for a whole date. */
export async function followDate(
  context: Context,
  { hostId, bookingId, date }: { hostId: string; bookingId: string; date: PlainDate },
): Promise<void> {
  const host = await findHost(context, hostId)
  if (!host) throw new AppError('booking_not_found')
  const boundary = (of: PlainDate) => instantOf(host.time_zone, of, '00:00')
  const times = { start: boundary(date), end: boundary(addDays(date, 1)) }
  await followMove(context, { hostId, bookingId, ...times, date })
}

/**
 * The host has moved the meeting elsewhere, to a time for which they answer: hours, notice and limits do not bind them, other
 * meetings do. Throws `slot_taken`, and what forbids a move. Repeat: does nothing.
 */
export async function followMove(
  context: Context,
  { hostId, bookingId, start, end, date }: FollowedMove,
): Promise<void> {
  const before = await bookingById(context.db, hostId, bookingId)
  if (!before) throw new AppError('booking_not_found')
  const times = { starts_at: new Date(start), ends_at: new Date(end), on_date: date ?? null }
  const outcome = await underLocks<Changed>(context, {
    hostIds: before.host_ids,
    write: async (trx) => {
      const booking = await bookingById(trx, hostId, bookingId)
      if (!booking) throw new AppError('booking_not_found')
      const decision = mayChange('reschedule', booking, context.clock.now(), 'host')
      if (!decision.ok) throw new AppError(decision.reason)
      const isThere = booking.starts_at.getTime() === start && booking.ends_at.getTime() === end
      if (isThere) return { kind: 'repeated', bookingId }
      const moved = await moveWhereFree(trx, booking, () => ({
        ...times,
        former_start: booking.starts_at,
        reschedule_reason: null,
        rescheduled_by: 'host',
      }))
      return moved
        ? recorded(context, trx, { booking: moved, kind: 'booking.rescheduled' }, undefined)
        : OVERTAKEN
    },
  })
  if (outcome.kind === 'overtaken' || outcome.kind === 'refused') throw new AppError('slot_taken')
}
