import { addressOf, personOf } from '../../../../mail/content/people.ts'
import { ownMail } from '../../../../mails.ts'
import { bookingToRead } from '../../../bookings/operations.ts'
import { snapshotOf } from '../../../bookings/snapshot.ts'
import { MAILS_REFUSED } from '../../events.ts'
import { undeliveredContent } from './content.ts'

/** Sent if the meeting is still to come, and the invitee is not the host. */
export const undeliveredMail = ownMail('owner', MAILS_REFUSED, async (context, host, { bookingId }) => {
  const { config, clock } = context
  if (!host.opened_at) return []
  const booking = await bookingToRead(context, host.id, bookingId)
  if (booking?.status !== 'scheduled' || booking.ends_at.getTime() <= clock.now()) return []
  // A later mail arrived.
  if (!booking.mail_refused_at) return []
  // This mail would be refused, too.
  if (booking.invitee_email.toLowerCase() === host.email.toLowerCase()) return []
  const content = undeliveredContent({
    reader: { ...personOf(host), now: clock.now() },
    booking: snapshotOf(booking),
    dashboardUrl: `${config.publicUrl}/scheduled-events?booking=${bookingId}`,
  })
  return [{ kind: 'undelivered', to: addressOf(host), mutedAs: 'undelivered', write: () => ({ content }) }]
})
