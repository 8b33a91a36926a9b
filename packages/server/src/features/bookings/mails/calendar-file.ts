import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { senderOf } from '../../../mail/transport.ts'
import { findHost } from '../../hosts/operations.ts'
import { getBooking } from '../operations.ts'
import { mayNameHosts } from '../policy.ts'
import { snapshotOf } from '../snapshot.ts'
import { invitationFor } from './invitation.ts'
import type { BookingMail } from './mail.ts'
import { bookingMail, teamOf, voteFor } from './booking-mail.ts'

/** The current invitation to a booking, as an .ics file. */
export function calendarFile(context: Context, entry: BookingMail): string {
  const { mailFrom, publicUrl } = context.config
  const invitation = invitationFor(entry, entry.reader.email, senderOf({ from: mailFrom, publicUrl }))
  if (!invitation) throw new AppError('booking_not_found')
  return invitation.content
}

/**
 * The current booking for the calendar of its invitee. With an `address`: for that of another invited person. Throws
 * `booking_not_found`.
 */
export async function calendarEntry(
  context: Context,
  hostId: HostId,
  bookingId: string,
  address?: string,
): Promise<BookingMail> {
  const [known, host] = await Promise.all([getBooking(context, hostId, bookingId), findHost(context, hostId)])
  if (!host) throw new AppError('booking_not_found')
  const { booking, offer } = known
  const kind = booking.status === 'canceled' ? 'canceled' : 'confirmation'
  const mail = bookingMail(
    context,
    { kind, audience: 'invitee', bookingId, recipient: address ?? booking.invitee_email },
    snapshotOf(booking),
    host,
    known,
    mayNameHosts(offer) ? await teamOf(context, booking, hostId) : {},
  )
  const vote = address === undefined ? undefined : await voteFor(context, host, booking, address)
  return {
    ...mail,
    booking: { ...mail.booking, ...(vote && { vote }) },
    description: offer?.description ?? '',
  }
}
