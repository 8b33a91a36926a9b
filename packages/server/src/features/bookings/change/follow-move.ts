import type { Interval, PlainDate } from '@scheduling/domain'
import { addDays, instantOf } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { findHost } from '../../hosts/operations.ts'
import { SlotLost } from '../conflict.ts'
import { withHostLocks } from '../guard/locks.ts'
import { requireBooking } from '../operations.ts'
import { requirePermission } from '../policy.ts'
import { occupiedHosts } from '../people-store.ts'
import { lockedSeats } from '../seats-store.ts'
import { moveBooking, moveSeats } from '../write.ts'

export interface FollowedMove extends Interval {
  hostId: HostId
  bookingId: string
  /** Only for a meeting that takes a whole day. The interval spans that day. */
  date?: PlainDate
}

/** The same as `followMove`, for a meeting that takes a whole day. */
export async function followDate(
  context: Context,
  { hostId, bookingId, date }: { hostId: HostId; bookingId: string; date: PlainDate },
): Promise<void> {
  const host = await findHost(context, hostId)
  if (!host) throw new AppError('booking_not_found')
  const boundary = (of: PlainDate) => instantOf(host.time_zone, of, '00:00')
  const times = { start: boundary(date), end: boundary(addDays(date, 1)) }
  await followMove(context, { hostId, bookingId, ...times, date })
}

/**
 * The host moved the meeting in a calendar. Hours, notice and limits do not apply there, but other meetings still block it.
 * Throws `slot_taken`, or why it cannot be moved. Repeat: does nothing.
 */
export async function followMove(
  context: Context,
  { hostId, bookingId, start, end, date }: FollowedMove,
): Promise<void> {
  const before = await requireBooking(context.db, hostId, bookingId)
  await withHostLocks(context, {
    hostIds: await occupiedHosts(context.db, before),
    write: async (trx) => {
      const booking = await requireBooking(trx, hostId, bookingId)
      requirePermission(context, 'reschedule', booking, 'host')
      const isThere = booking.starts_at.getTime() === start && booking.ends_at.getTime() === end
      if (isThere) return
      const columns = {
        starts_at: new Date(start),
        ends_at: new Date(end),
        on_date: date ?? null,
        former_start: booking.starts_at,
        reschedule_reason: null,
        rescheduled_by: 'host',
        rescheduled_by_person: hostId,
      } as const
      if (booking.seats === null) {
        await moveBooking(context, trx, booking, () => columns, undefined)
        return
      }
      // Its event in the calendar is that of all invitees. Those of another start have an event of their own.
      const others = await lockedSeats(trx, { ...booking, ...columns })
      if (others.length > 0 && booking.starts_at.getTime() !== start) throw new SlotLost('overtaken')
      await moveSeats(context, trx, await lockedSeats(trx, booking), () => columns)
    },
  })
}
