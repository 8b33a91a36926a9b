import type { Context } from '../../../../context.ts'
import { AppError } from '../../../../errors.ts'
import { senderOf } from '../../../../mail/transport.ts'
import { findHost } from '../../../accounts/hosts.ts'
import { knownBooking } from '../../../bookings/operations.ts'
import { snapshotOf } from '../../../bookings/snapshot.ts'
import { invitationFor } from './invitation.ts'
import type { BookingMail } from './mail.ts'
import { bookingMail } from './write.ts'

/** The invitation as the booking stands now, for calendars that take a file. Throws `booking_not_found`. */
export async function calendarFile(context: Context, hostId: string, bookingId: string): Promise<string> {
  const entry = await calendarEntry(context, hostId, bookingId)
  const { mailFrom, publicUrl } = context.config
  const invitation = invitationFor(
    entry,
    entry.booking.invitee.email,
    senderOf({ from: mailFrom, publicUrl }),
  )
  if (!invitation) throw new AppError('booking_not_found')
  return invitation.content
}

/** What the invitee's calendar is told of the booking as it stands now. Throws `booking_not_found`. */
export async function calendarEntry(
  context: Context,
  hostId: string,
  bookingId: string,
): Promise<BookingMail> {
  const [known, host] = await Promise.all([
    knownBooking(context, hostId, bookingId),
    findHost(context, hostId),
  ])
  if (!host) throw new AppError('booking_not_found')
  const { booking, offer } = known
  const kind = booking.status === 'canceled' ? 'canceled' : 'confirmation'
  const mail = bookingMail(
    context,
    { kind, audience: 'invitee', bookingId },
    snapshotOf(booking),
    host,
    known,
  )
  return { ...mail, description: offer?.description ?? '' }
}
