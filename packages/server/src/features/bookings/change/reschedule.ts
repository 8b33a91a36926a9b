import type { ChangedBy, Instant, Interval } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { dateAt, narrowToStart } from '../../offers/all-day.ts'
import type { Offer } from '../../offers/offer.ts'
import type { FreeStarts } from '../../slots/operations.ts'
import { freeStarts } from '../../slots/operations.ts'
import type { Requester } from '../guard/allowance.ts'
import { allowChange } from '../guard/allowance.ts'
import { writtenOrRefused } from '../guard/conflict.ts'
import type { FreeSlot } from '../guard/claim.ts'
import { takeSlot } from '../guard/take-slot.ts'
import type { Repeatable } from '../record/idempotency.ts'
import type { BookingWithOffer } from '../record/operations.ts'
import { earlierBooking, getBooking, requireBooking } from '../record/operations.ts'
import { requirePermission } from '../record/policy.ts'
import { receiptOf } from '../record/row.ts'
import type { MovedColumns, StoredBooking } from '../record/store.ts'
import { occupiedHosts } from '../record/people-store.ts'
import { moveBooking } from '../record/write.ts'

export interface Move {
  hostId: HostId
  bookingId: string
  start: Instant
  reason: string
  by: ChangedBy
  /** The invitee's current time zone. */
  timeZone?: string | undefined
  /** Absent for the host, who has no rate limit. */
  caller?: Requester
}

/** Moves a booking. Id, link, guests and answers stay. Repeat with the same key or start: the same booking. */
export async function rescheduleBooking(
  context: Context,
  move: Move,
  repeat: Repeatable | undefined,
): Promise<BookingWithOffer> {
  const { hostId, bookingId, by, caller } = move
  const before = await getBooking(context, hostId, bookingId)
  const earlier = await earlierBooking(context, hostId, repeat)
  if (earlier) return earlier
  if (startsAt(before.booking, move.start)) return before
  requirePermission(context, 'reschedule', before.booking, by)
  const { offer, start } = narrowToStart(offerToMove(before), move.start)
  const result = await takeSlot<BookingWithOffer>(context, {
    start,
    offer,
    hostIds: await occupiedHosts(context.db, before.booking),
    options: { except: bookingId, byHost: by === 'host' },
    allow: caller && (() => allowChange(context, bookingId, caller)),
    currentOffer: async (db) =>
      narrowToStart(offerToMove(await getBooking(context, hostId, bookingId, db)), start).offer,
    earlier: (db) => earlierBooking(context, hostId, repeat, db),
    write: async (trx, slot) => {
      const booking = await requireBooking(trx, hostId, bookingId)
      if (startsAt(booking, start)) return { booking, offer }
      requirePermission(context, 'reschedule', booking, by)
      const columnsFor = movedColumns(context, { ...move, start }, booking, slot)
      return { booking: await moveBooking(context, trx, booking, columnsFor, repeat), offer }
    },
  })
  return writtenOrRefused(context, result)
}

/** Each host's row gets its own receipt. */
function movedColumns(
  context: Context,
  { start, reason, by, timeZone }: Move,
  before: StoredBooking,
  slot: FreeSlot,
): (hostId: HostId) => MovedColumns {
  const now = context.clock.now()
  return (hostId) => ({
    starts_at: new Date(start),
    ends_at: new Date(start + slot.offer.duration * MINUTE),
    on_date: dateAt(slot.offer, start),
    former_start: before.starts_at,
    reschedule_reason: reason || null,
    rescheduled_by: by,
    invitee_time_zone: timeZone,
    receipt: JSON.stringify(receiptOf(slot, hostId, now, by === 'host')),
  })
}

/** Throws `slot_not_available` if the origin is gone, because we then know no hours. */
function offerToMove({ offer }: BookingWithOffer): Offer {
  if (!offer)
    throw new AppError('slot_not_available', { detail: 'Nothing is left of what this booking came of' })
  return offer
}

function startsAt(booking: StoredBooking, start: Instant): boolean {
  return booking.status === 'scheduled' && booking.starts_at.getTime() === start
}

/** The starts that a booking can be moved to. None if its origin is gone. */
export async function startsToMoveTo(
  context: Context,
  { booking, offer }: BookingWithOffer,
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
