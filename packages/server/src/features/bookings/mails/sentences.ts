import type { Instant } from '@scheduling/domain'
import { isPersonName } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { BookingMail } from './mail.ts'
import { isOff } from './mail.ts'
import type { Person } from '../../../mail/content/people.ts'
import { oneLine } from '../../../mail/content/plain-text.ts'
import type { MailTexts } from '../../../mail/content/mail-texts.ts'
import { momentFor } from '../../../mail/content/when.ts'

/** The heading of a mail. */
export function headingFor({ kind, audience, booking }: BookingMail, t: MailTexts): string {
  switch (kind) {
    case 'confirmation':
      if (booking.isTakenOver && audience === 'host') return t('headingTakenOver')
      return t(booking.decidedBy ? 'headingPollDecided' : HEADING_BOOKED[audience])
    case 'rescheduled':
      return t('headingMoved')
    case 'reassigned':
      return t('headingReassigned')
    case 'replaced':
      return t('headingTakenOff')
    case 'uninvited':
      return t('headingUninvited')
    case 'place':
      return t('headingPlace')
    case 'room':
      return t('headingRoom')
    case 'canceled':
      return t('headingCanceled')
    case 'reminder':
      return t('headingReminder')
  }
}

const HEADING_BOOKED = {
  host: 'headingBookedForHost',
  invitee: 'headingBooked',
  guest: 'headingInvited',
  voter: 'headingPollDecided',
} as const

/** Whom the host meets: the first person, and how many more. */
export function inviteesOf({ invitee, guests, decidedBy }: BookingMail['booking'], t: MailTexts): string {
  const name = oneLine(invitee.name)
  return decidedBy && guests.length > 0 ? t('andOthers', { name, count: guests.length }) : name
}

/** The first sentence: what happened and who did it. `startsIn` as in "in 1 hour". */
export function openingFor(mail: BookingMail, startsIn: string, t: MailTexts): string {
  const { kind, audience, booking } = mail
  if (audience === 'voter') return openingForVoter(mail, startsIn, t)
  const isGuest = audience === 'guest'
  switch (kind) {
    case 'confirmation':
      if (booking.decidedBy) return t(SET_FOR_HOST[booking.decidedBy], { event: oneLine(booking.eventName) })
      if (isGuest) return invitedBy(mail, t)
      if (audience !== 'host') return t('booked')
      return booking.isTakenOver
        ? t('takenOver')
        : t('bookedForHost', { name: oneLine(booking.invitee.name) })
    case 'rescheduled':
      if (isGuest) return t('movedForGuest')
      return changedBy(mail, booking.rescheduledBy, MOVED, t)
    case 'reassigned':
      return t(isGuest ? 'reassignedForGuest' : 'reassigned')
    case 'replaced':
      return t('replaced')
    case 'uninvited':
      return t('uninvited')
    case 'place':
      return t(isGuest ? 'placeForGuest' : 'place')
    case 'room':
      return t(isGuest ? 'roomForGuest' : 'room')
    case 'canceled':
      if (isGuest) return t('canceledForGuest')
      return changedBy(mail, booking.canceledBy, CANCELED, t)
    case 'reminder':
      return t(isGuest ? 'reminderForGuest' : 'reminder', { in: startsIn })
  }
}

interface Changed {
  you: 'movedByYou' | 'canceledByYou'
  other: 'movedByOther' | 'canceledByOther'
  unknown: 'moved' | 'canceled'
}
const MOVED: Changed = { you: 'movedByYou', other: 'movedByOther', unknown: 'moved' }
const CANCELED: Changed = { you: 'canceledByYou', other: 'canceledByOther', unknown: 'canceled' }

/** Hosts hear who of them it was. */
function changedBy(
  { audience, booking }: BookingMail,
  by: 'host' | 'invitee' | null,
  { you, other, unknown }: Changed,
  t: MailTexts,
): string {
  const { changedByPerson, owner } = booking
  if (by === null) return t(unknown)
  if (by !== audience)
    return t(other, { name: audience === 'host' ? inviteesOf(booking, t) : oneLine(owner.name) })
  if (audience !== 'host' || changedByPerson === undefined) return t(you)
  return changedByPerson === null ? t(unknown) : t(other, { name: oneLine(changedByPerson) })
}

/** Tells guests who added them, unless that name could be a message to them. */
function invitedBy({ booking, reader }: BookingMail, t: MailTexts): string {
  const isByHost = booking.guestsByHost?.some((guest) => guest.toLowerCase() === reader.email.toLowerCase())
  const name = oneLine(isByHost ? booking.owner.name : booking.invitee.name)
  return isPersonName(name) ? t('bookedForGuestBy', { name }) : t('bookedForGuest')
}

const SET_FOR_HOST = {
  host: 'setByYou',
  agreement: 'setByAgreement',
  deadline: 'setAtDeadline',
} as const

const SET_FOR_VOTER = {
  host: 'setForVoter',
  agreement: 'setForVoterByAgreement',
  deadline: 'setForVoterAtDeadline',
} as const

/** Voters were not added by anybody. They said that they can come. */
function openingForVoter({ kind, booking }: BookingMail, startsIn: string, t: MailTexts): string {
  const said = { owner: oneLine(booking.owner.name), event: oneLine(booking.eventName) }
  switch (kind) {
    case 'confirmation':
      return t(SET_FOR_VOTER[booking.decidedBy ?? 'host'], said)
    case 'rescheduled':
      return t('movedForVoter', said)
    case 'reassigned':
    case 'replaced':
      return t('reassigned')
    case 'uninvited':
      return t('uninvited')
    case 'place':
      return t('place')
    case 'room':
      return t('roomForVoter', said)
    case 'canceled':
      return t('canceledForVoter', said)
    case 'reminder':
      return t('reminderForVoter', { ...said, in: startsIn })
  }
}

/** What the attachment is for, and who gets a reply. */
export function closingFor(mail: BookingMail, t: MailTexts): string[] {
  const { kind, audience, booking } = mail
  const attached = {
    confirmation: [t('invitationAttached')],
    rescheduled: [t('updateAttached')],
    reassigned: [t('updateAttached')],
    replaced: [t('cancelationAttached')],
    uninvited: [t('cancelationAttached')],
    place: [t('updateAttached')],
    room: [t('updateAttached')],
    canceled: [t('cancelationAttached')],
    reminder: [],
  }[kind]
  // The host's reply would reach only one of several people.
  if (audience === 'host' && booking.decidedBy) return attached
  const answerer = answererOf({ audience, booking })
  return [
    ...changesUntil(mail, t),
    ...attached,
    ...(answerer ? [t('replyReaches', { name: oneLine(answerer.name) })] : []),
  ]
}

/** Until when the invitee can change it. They may not have seen it: a page can redirect after booking. */
function changesUntil({ kind, audience, reader, booking }: BookingMail, t: MailTexts): string[] {
  const { rescheduleUntil, cancelUntil } = booking.allowed
  if (audience !== 'invitee' || isOff(kind)) return []
  const said = (key: 'changeUntil' | 'rescheduleUntil' | 'cancelUntil', until: Instant | undefined) =>
    until === undefined ? [] : [t(key, { time: momentFor(reader, until) })]
  if (rescheduleUntil === cancelUntil) return said('changeUntil', rescheduleUntil)
  return [...said('rescheduleUntil', rescheduleUntil), ...said('cancelUntil', cancelUntil)]
}

/**
 * Who gets a reply: the first person who hosts, except for mails to the host. The address that the invitee typed may be
 * anybody's. Undefined: an organization of which nobody comes, and which has no address of its own.
 */
export function answererOf({
  audience,
  booking: { invitee, people, owner, organizationEmail = owner.email },
}: Pick<BookingMail, 'audience' | 'booking'>): Pick<Person, 'name' | 'email'> | undefined {
  if (audience === 'host') return invitee
  const [first] = people ?? []
  return first ?? (organizationEmail === null ? undefined : { name: owner.name, email: organizationEmail })
}

/** Why the reader gets this mail. */
export function footerFor(
  { audience, booking }: Pick<BookingMail, 'audience' | 'booking'>,
  t: MailTexts,
): string {
  const product = PRODUCT_NAME
  const owner = oneLine(booking.owner.name)
  const { hidesProductName } = booking.brand
  switch (audience) {
    case 'host':
      return t('footerHost', { product })
    case 'invitee':
      return hidesProductName ? t('footerInviteeOf', { owner }) : t('footerInvitee', { product, owner })
    case 'voter':
      return t('footerVoter', { owner })
    case 'guest':
      return hidesProductName ? t('footerGuestOf', { owner }) : t('footerGuest', { product, owner })
  }
}
