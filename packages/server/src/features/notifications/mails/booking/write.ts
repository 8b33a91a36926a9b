import type { Instant } from '@scheduling/domain'
import type { Context } from '../../../../context.ts'
import { personOf, senderNameFor } from '../../../../mail/content/people.ts'
import type { BookingSnapshot } from '../../../bookings/record/events.ts'
import { bookingContent } from './content.ts'
import { answererOf } from './sentences.ts'
import { invitationFor } from './invitation.ts'
import type { Allowed, BookingMail, BookingMailKind, MailBooking } from './mail.ts'
import { readerOf, roleOf } from './reader.ts'
import type { Host } from '../../../hosts/operations.ts'
import { originOf } from '../../../hosts/operations.ts'
import { brandOf } from '../../../hosts/letterhead.ts'
import { manageToken, manageUrl } from '../../../bookings/links/manage-token.ts'
import type { BookingWithOffer } from '../../../bookings/record/operations.ts'
import { mayChange } from '../../../bookings/record/policy.ts'
import { votersOf } from '../../../bookings/record/voters.ts'
import type { Unaddressed } from '../../deliver.ts'
import type { PlannedMail } from '../../plan.ts'
import type { PostOffice } from '../../post-office.ts'
import { choicesUrl } from '../../reader-token.ts'

/**
 * A mail about a booking as the snapshot has it; what it offers is what is allowed with the booking as it is now.
 * `wants` is what the reader has said of such mails.
 */
export async function writeBookingMail(
  { context, mailer, renderMail }: PostOffice,
  { audience, bookingId, recipient }: PlannedMail,
  kind: BookingMailKind,
  snapshot: BookingSnapshot,
  host: Host,
  current: BookingWithOffer,
  wants: boolean | null,
): Promise<Unaddressed> {
  const choiceUrl = choicesUrl(context, host, bookingId, recipient)
  const known = bookingMail(context, { kind, audience, bookingId, recipient }, snapshot, host, current)
  const vote = audience === 'host' ? undefined : await voteFor(context, host, current.booking, recipient)
  const mail = {
    ...known,
    booking: { ...known.booking, ...(vote && { vote }) },
    ...(audience !== 'host' && {
      choices: {
        url: choiceUrl,
        isAsked: known.audience === 'guest' && wants === null && kind !== 'canceled',
      },
    }),
  }
  const { reader } = mail
  const answerer = answererOf(mail)
  return {
    ...(await renderMail(bookingContent(mail))),
    to: { name: reader.name, address: recipient },
    replyTo: { name: answerer.name, address: answerer.email },
    language: reader.language,
    invitation: invitationFor(mail, recipient, mailer.sender),
    ...(audience !== 'host' && { unsubscribeUrl: choiceUrl, senderName: senderNameFor(host) }),
  }
}

/** The own link of whoever voted for it. */
export async function voteFor(
  context: Context,
  host: Host,
  { origin_kind: kind, origin_id: id }: BookingWithOffer['booking'],
  address: string,
): Promise<MailBooking['vote']> {
  return votersOf(context, kind)?.pageOf(context, originOf(context, host), host.id, id, address)
}

/** The booking as one reader of a mail or of a calendar file sees it. */
export function bookingMail(
  context: Context,
  {
    kind,
    audience,
    bookingId,
    recipient,
  }: Pick<PlannedMail, 'audience' | 'bookingId' | 'recipient'> & { kind: BookingMailKind },
  snapshot: BookingSnapshot,
  host: Host,
  current: BookingWithOffer,
): BookingMail {
  const { config, clock } = context
  const now = clock.now()
  const owner = personOf(host)
  const role = roleOf(audience, snapshot)
  return {
    kind,
    audience: role,
    reader: readerOf(role, recipient, snapshot, owner),
    booking: {
      ...snapshot,
      bookingId,
      owner,
      brand: brandOf(host, config.publicUrl),
      manageUrl: manageUrl(originOf(context, host), manageToken(context, host.id, bookingId)),
      allowed: allowedWith(current, now),
      dashboardUrl: `${config.publicUrl}/scheduled-events?booking=${bookingId}`,
    },
    now,
  }
}

function allowedWith({ booking, offer }: BookingWithOffer, now: Instant): Allowed {
  const start = booking.starts_at.getTime()
  const reschedule = mayChange('reschedule', booking, now, 'invitee')
  const cancel = mayChange('cancel', booking, now, 'invitee')
  return {
    reschedule: reschedule.ok,
    cancel: cancel.ok,
    bookAgain: offer?.state === 'open',
    ...(reschedule.ok && reschedule.until < start && { rescheduleUntil: reschedule.until }),
    ...(cancel.ok && cancel.until < start && { cancelUntil: cancel.until }),
  }
}
