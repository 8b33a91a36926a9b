import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { declineFor } from './decline.ts'
import { cancelBooking } from './operations.ts'
import { isOfSeveral } from './policy.ts'
import { bookingById } from './store.ts'

/**
 * People who were invited have said elsewhere that they do not come; addresses in small letters. With its invitee a meeting is
 * canceled, unless it is one of several: that stays for the others, as it does without a guest. Throws what forbids a cancelation.
 * Repeat: does nothing.
 */
export async function followDecline(
  context: Context,
  { hostId, bookingId, by }: { hostId: string; bookingId: string; by: readonly string[] },
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
