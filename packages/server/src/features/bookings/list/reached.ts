import { reachOf } from '@scheduling/domain/roles'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import type { SignedIn } from '../../../http/caller.ts'
import type { BookingWithOffer } from '../operations.ts'
import { getBooking, requireBooking } from '../operations.ts'

/** The person whose bookings alone the caller reaches: members of an organization have their own. Undefined: all. */
export function personOf(caller: SignedIn): HostId | undefined {
  return reachOf(caller, 'meetings') === 'own' ? caller.ownHostId : undefined
}

/** A booking that the caller reaches. Throws `booking_not_found` for any other. */
export async function reachedBooking(
  context: Context,
  caller: SignedIn,
  bookingId: string,
): Promise<BookingWithOffer> {
  await refuseOthers(context, caller, bookingId)
  return getBooking(context, caller.hostId, bookingId)
}

/** Throws `booking_not_found` for a booking that the caller does not reach. */
export async function refuseOthers({ db }: Context, caller: SignedIn, bookingId: string): Promise<void> {
  const person = personOf(caller)
  if (person === undefined) return
  const { host_ids: hostIds } = await requireBooking(db, caller.hostId, bookingId)
  if (!hostIds.includes(person)) throw new AppError('booking_not_found')
}
