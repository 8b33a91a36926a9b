import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import type { StoredBooking } from '../operations.ts'
import { lockedBooking, requireBooking } from '../operations.ts'
import { setForHosts } from '../people-store.ts'

/**
 * Keeps private notes of the hosts' side. Nobody hears of it. Throws `booking_not_found`, and `booking_erased` because they would
 * stay forever. Repeat: the same.
 */
export async function saveNotes(
  { db }: Context,
  { hostId, bookingId, notes }: { hostId: HostId; bookingId: string; notes: string },
): Promise<StoredBooking> {
  return db.transaction().execute(async (trx) => {
    const booking = await lockedBooking(trx, hostId, bookingId)
    if (!booking) throw new AppError('booking_not_found')
    if (booking.erased_at) throw new AppError('booking_erased')
    await setForHosts(trx, booking, { notes })
    return requireBooking(trx, hostId, bookingId)
  })
}
