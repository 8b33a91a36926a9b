import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { declineFor } from './decline.ts'
import { cancelBooking } from './cancel.ts'
import { isOfSeveral } from '../policy.ts'
import { bookingById } from '../store.ts'

/**
 * Records who declined in a calendar. Addresses are in lower case. If the invitee declines, the meeting is canceled, unless
 * several people agreed on it in a poll. If a guest declines, the meeting stays. Throws why it cannot be canceled.
 * Repeat: does nothing.
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
