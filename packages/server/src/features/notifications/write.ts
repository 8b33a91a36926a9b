import { senderNameFor } from '../../mail/content/people.ts'
import type { BookingSnapshot } from '../bookings/events.ts'
import { bookingContent } from '../bookings/mails/content.ts'
import { answererOf } from '../bookings/mails/sentences.ts'
import { invitationFor } from '../bookings/mails/invitation.ts'
import type { BookingMailKind } from '../bookings/mails/mail.ts'
import { isOff } from '../bookings/mails/mail.ts'
import type { Host } from '../hosts/operations.ts'
import type { StoredBooking } from '../bookings/operations.ts'
import { termsOf } from '../bookings/terms.ts'
import type { Unaddressed } from './deliver.ts'
import type { PlannedMail } from './plan.ts'
import type { PostOffice } from './post-office.ts'
import { choicesUrl } from './reader/reader-token.ts'
import { bookingMail, changedByFor, teamOf, voteFor } from '../bookings/mails/booking-mail.ts'

/**
 * Writes a mail about a booking as the snapshot has it. It offers the actions that the booking allows now. `wants` is
 * what the reader chose for such mails.
 */
export async function writeBookingMail(
  { context, mailer, renderMail }: PostOffice,
  { audience, bookingId, recipient }: PlannedMail,
  kind: BookingMailKind,
  snapshot: BookingSnapshot,
  host: Host,
  booking: StoredBooking,
  wants: boolean | null,
): Promise<Unaddressed> {
  const choiceUrl = choicesUrl(context, host, bookingId, recipient)
  const team = await teamOf(context, booking, host.id)
  const changedByPerson =
    audience === 'host' ? await changedByFor(context, snapshot, { hostId: host.id, recipient }) : {}
  // Only the invitee of a meeting that is off is asked to book again.
  const offer =
    audience === 'invitee' && isOff(kind) ? await termsOf(context, context.db, booking) : undefined
  const current = { booking, offer }
  const known = bookingMail(context, { kind, audience, bookingId, recipient }, snapshot, host, current, team)
  const vote = audience === 'host' ? undefined : await voteFor(context, host, booking, recipient)
  const mail = {
    ...known,
    booking: {
      ...known.booking,
      ...changedByPerson,
      ...(isTakenOver(booking, host) && { isTakenOver: true as const }),
      ...(vote && { vote }),
    },
    ...(audience !== 'host' && {
      choices: {
        url: choiceUrl,
        isAsked: known.audience === 'guest' && wants === null && !isOff(kind),
      },
    }),
  }
  const { reader } = mail
  const answerer = answererOf(mail)
  return {
    ...(await renderMail(bookingContent(mail))),
    to: { name: reader.name, address: recipient },
    ...(answerer && { replyTo: { name: answerer.name, address: answerer.email } }),
    language: reader.language,
    invitation: invitationFor(mail, recipient, mailer.sender),
    ...(audience !== 'host' && { unsubscribeUrl: choiceUrl, senderName: senderNameFor(host) }),
  }
}

/** Whoever owns the page comes from the beginning. */
function isTakenOver({ former_ids, host_ids: [owner] }: StoredBooking, { id }: Host): boolean {
  return former_ids.length > 0 && id !== owner
}
