import { handle } from '../../jobs/handlers.ts'
import { findHost } from '../hosts/operations.ts'
import { bookingToRead } from '../bookings/operations.ts'
import { organizerOf } from '../bookings/terms.ts'
import { snapshotOf } from '../bookings/snapshot.ts'
import type { EventPutBack } from '../calendars/events.ts'
import { EVENTS_PUT_BACK } from '../calendars/events.ts'
import { deliver } from './deliver.ts'
import type { PostOffice } from './post-office.ts'
import { isOpen, officeOf } from './post-office.ts'
import { choicesUrl } from './reader/reader-token.ts'
import { hasStopped } from './stopped.ts'
import { bookingMail, teamOf } from '../bookings/mails/booking-mail.ts'
import { senderNameFor } from '../../mail/content/people.ts'
import { putBackContent } from '../calendars/mails/content.ts'

export const putBackMail = handle(
  EVENTS_PUT_BACK,
  (context, putBack) => sendPutBack(officeOf(context), putBack),
  isOpen,
)

/**
 * Tells the host why their meeting did not move, and the invitee that it did not move: their own calendar may show
 * the other time. Repeat: sends nothing.
 */
export async function sendPutBack(
  { context, mailer, renderMail }: PostOffice,
  { id: eventId, hostId: personId, bookingId, why }: EventPutBack,
): Promise<void> {
  const [person, booking] = await Promise.all([
    findHost(context, personId),
    bookingToRead(context, personId, bookingId),
  ])
  // Later changes have mails of their own.
  if (!person?.opened_at || booking?.status !== 'scheduled') return
  const owner = await findHost(context, organizerOf(booking))
  if (!owner) return
  for (const [audience, host] of [
    ['host', person],
    ['invitee', owner],
  ] as const) {
    const isHost = audience === 'host'
    const hostId = host.id
    const recipient = isHost ? host.email : booking.invitee_email
    const team = await teamOf(context, booking, hostId)
    const asked = { kind: 'confirmation' as const, audience, bookingId, recipient }
    // It still takes place, so nobody is asked to book again.
    const current = { booking, offer: undefined }
    const mail = bookingMail(context, asked, snapshotOf(booking), host, current, team)
    const { reader } = mail
    if (await hasStopped(context, { audience, hostId, recipient })) continue
    const url = isHost ? undefined : choicesUrl(context, host, bookingId, recipient)
    const key = { hostId, eventId, recipient, kind: `event_put_back.${audience}` }
    await deliver(context, mailer, key, bookingId, async () => ({
      ...(await renderMail(putBackContent({ ...mail, why, ...(url !== undefined && { choicesUrl: url }) }))),
      to: { name: reader.name, address: recipient },
      language: reader.language,
      ...(url !== undefined && { unsubscribeUrl: url, senderName: senderNameFor(host) }),
    }))
  }
}
