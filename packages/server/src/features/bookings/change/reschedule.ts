import type { ChangedBy, Instant, Interval } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { narrowToStart } from '../../offers/all-day.ts'
import type { HostId } from '../../../host-id.ts'
import type { Offer } from '../../offers/offer.ts'
import type { FreeStarts } from '../../slots/operations.ts'
import { freeStarts } from '../../slots/operations.ts'
import { allowChange } from '../allowance.ts'
import { SlotLost, writtenOrRefused } from '../conflict.ts'
import { takeSlot } from '../guard/take-slot.ts'
import type { Repeatable } from '../../idempotency/operations.ts'
import type { BookingWithOffer } from '../operations.ts'
import { earlierBooking, getBooking, requireBooking } from '../operations.ts'
import { requirePermission } from '../policy.ts'
import { occupiedHosts } from '../people-store.ts'
import { lockedSeats, seatsOfBookings } from '../seats-store.ts'
import type { StoredBooking } from '../store.ts'
import { movedLocation } from '../rooms.ts'
import { termsOfPools } from '../terms.ts'
import { moveBooking, moveSeats } from '../write.ts'
import type { Move } from './move.ts'
import { movedColumns, startsAt } from './move.ts'
import { moveToOthers } from './move-to-others.ts'

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
  const movedSeats = move.allInvitees ? await seatsToMove(context, before.booking) : undefined
  const result = await takeSlot<BookingWithOffer>(context, {
    start,
    offer,
    hostIds: await occupiedHosts(context.db, before.booking),
    options: { except: bookingId, movedSeats, byHost: by === 'host' },
    allow: caller && (() => allowChange(context, bookingId, caller)),
    currentOffer: async (db) =>
      narrowToStart(offerToMove(await getBooking(context, hostId, bookingId, db)), start).offer,
    earlier: (db) => earlierBooking(context, hostId, repeat, db),
    write: async (trx, slot) => {
      const booking = await requireBooking(trx, hostId, bookingId)
      if (startsAt(booking, start)) return { booking, offer }
      requirePermission(context, 'reschedule', booking, by)
      const columnsFor = movedColumns(context, { ...move, start }, booking, slot)
      if (movedSeats) {
        const seats = await lockedSeats(trx, booking)
        const isSame = booking.starts_at.getTime() === movedSeats.start && seats.length <= movedSeats.seats
        if (!isSame) throw new SlotLost('overtaken')
        const others = seats.filter(({ id }) => id !== bookingId)
        await moveSeats(context, trx, others, (other) =>
          movedColumns(context, { ...move, start }, other, slot)(other.host_id),
        )
        const [moved = booking] = await moveSeats(
          context,
          trx,
          [booking],
          (one) => columnsFor(one.host_id),
          repeat,
        )
        return { booking: moved, offer }
      }
      const meeting = { ...booking, starts_at: new Date(start) }
      const location = JSON.stringify(await movedLocation(trx, booking, meeting, slot.offer.locations))
      const columns = (host: HostId) => ({ ...columnsFor(host), ...(booking.seats !== null && { location }) })
      return { booking: await moveBooking(context, trx, booking, columns, repeat), offer }
    },
  })
  if (!result.ok && by === 'invitee') {
    const handed = await moveToOthers(context, { ...move, start }, before.booking, repeat)
    if (handed) return handed
  }
  return writtenOrRefused(context, result)
}

/** Where all bookings of its meeting start, and how many they are. Undefined: it has the time for itself. */
async function seatsToMove(
  context: Context,
  booking: StoredBooking,
): Promise<{ start: Instant; seats: number } | undefined> {
  const seats = (await seatsOfBookings(context.db, [booking])).get(booking.id)
  return seats && { start: booking.starts_at.getTime(), seats: seats.taken }
}

/** Throws `slot_not_available` if the origin is gone, because we then know no hours. */
function offerToMove({ offer }: BookingWithOffer): Offer {
  if (!offer)
    throw new AppError('slot_not_available', { detail: 'Nothing is left of what this booking came of' })
  return offer
}

/** The starts that a booking can be moved to. None if its origin is gone. */
export async function startsToMoveTo(
  context: Context,
  { booking, offer }: BookingWithOffer,
  span: Interval,
  by: ChangedBy,
): Promise<FreeStarts> {
  if (!offer) return { starts: [], next: null, mightBeBlocked: false }
  const options = { except: booking.id, besides: booking.starts_at.getTime(), byHost: by === 'host' }
  const found = await freeStarts(context, offer, span, options)
  const wider = by === 'invitee' ? await termsOfPools(context, context.db, booking) : undefined
  return wider ? withOthers(found, await freeStarts(context, wider, span, options)) : found
}

/** Those at which whoever comes now is free, and those at which only others are. */
function withOthers(found: FreeStarts, all: FreeStarts): FreeStarts {
  const own = new Set(found.starts)
  const others = all.starts.filter((start) => !own.has(start))
  const isEmpty = all.starts.length === 0
  return {
    ...found,
    next: isEmpty ? all.next : found.next,
    mightBeBlocked: found.mightBeBlocked || all.mightBeBlocked,
    ...(others.length > 0 && { others }),
  }
}
