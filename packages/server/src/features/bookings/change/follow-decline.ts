import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { declineFor } from './decline.ts'
import { cancelBooking } from './cancel.ts'
import { isOfSeveral } from '../record/policy.ts'
import { bookingById } from '../record/store.ts'

/**
 * Invited people have declined in a calendar. Their addresses are in small letters. A meeting is canceled where its invitee
 * declines, unless several people agreed on it: then it stays for the others. It stays without a guest, too. Throws what
 * forbids a cancelation. Repeat: does nothing.
 */
export async function followDecline(
  context: Context,
  { hostId, bookingId, by }: { hostId: HostId; bookingId: string; by: readonly string[] },
): Promise<void> {
  const booking = await bookingById(context.db, hostId, bookingId)
  if (!booking) throw new AppError('booking_not_found')
  const { invitee_email: invitee, guests } = booking
  const hasDeclined = (address: string) => by.includes(address.toLowerCase())
  if (!isOfSeveral(booking) && hasDeclined(invitee)) {
    await cancelBooking(context, { hostId, bookingId, by: 'invitee', reason: '' }, undefined)
    return
  }
  for (const address of [invitee, ...guests].filter(hasDeclined))
    await context.db.transaction().execute((trx) => declineFor(context, trx, hostId, bookingId, address))
}
