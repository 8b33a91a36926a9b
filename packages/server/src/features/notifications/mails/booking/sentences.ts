import type { Instant } from '@scheduling/domain'
import { isPersonName } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { BookingMail } from './mail.ts'
import { oneLine } from '../../../../mail/plain-text.ts'
import type { MailTexts } from '../../../../mail/content/mail-texts.ts'
import { momentFor } from '../../../../mail/content/when.ts'
import { readerOf } from './reader.ts'

/** What stands in large letters. */
export function headingFor({ kind, audience }: BookingMail, t: MailTexts): string {
  switch (kind) {
    case 'confirmation':
      return t(HEADING_BOOKED[audience])
    case 'rescheduled':
      return t('headingMoved')
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
} as const

/** The first sentence: what happened and who did it. `startsIn` as in "in 1 hour". */
export function openingFor({ kind, audience, booking }: BookingMail, startsIn: string, t: MailTexts): string {
  const isGuest = audience === 'guest'
  const owner = oneLine(booking.owner.name)
  const name = audience === 'host' ? oneLine(booking.invitee.name) : owner
  switch (kind) {
    case 'confirmation':
      if (isGuest) return invitedBy(booking, owner, t)
      return t(audience === 'host' ? 'bookedForHost' : 'booked', { name })
    case 'rescheduled':
      if (isGuest) return t('movedForGuest', { owner })
      if (booking.rescheduledBy === null) return t('moved', { name })
      return t(booking.rescheduledBy === audience ? 'movedByYou' : 'movedByOther', { name })
    case 'room':
      return isGuest ? t('roomForGuest', { owner }) : t('room', { name })
    case 'canceled':
      if (isGuest) return t('canceledForGuest', { owner })
      if (booking.canceledBy === null) return t('canceled', { name })
      return t(booking.canceledBy === audience ? 'canceledByYou' : 'canceledByOther', { name })
    case 'reminder':
      return isGuest ? t('reminderForGuest', { owner, in: startsIn }) : t('reminder', { name, in: startsIn })
  }
}

/** Guests are told who added them, where that is a name and no message to them. */
function invitedBy({ invitee }: BookingMail['booking'], owner: string, t: MailTexts): string {
  const name = oneLine(invitee.name)
  return isPersonName(name) ? t('bookedForGuestBy', { name, owner }) : t('bookedForGuest', { owner })
}

/** What the attachment does, and whom a reply reaches. */
export function closingFor(mail: BookingMail, t: MailTexts): string[] {
  const { kind, audience, booking } = mail
  const attached = {
    confirmation: [t('invitationAttached')],
    rescheduled: [t('updateAttached')],
    room: [t('updateAttached')],
    canceled: [t('cancelationAttached')],
    reminder: [],
  }[kind]
  return [
    ...changesUntil(mail, t),
    ...attached,
    t('replyReaches', { name: oneLine(answererOf({ audience, booking }).name) }),
  ]
}

/** Until when the invitee can still change it: a page that led elsewhere after booking could not say so. */
function changesUntil({ kind, audience, booking }: BookingMail, t: MailTexts): string[] {
  const { rescheduleUntil, cancelUntil } = booking.allowed
  if (audience !== 'invitee' || kind === 'canceled') return []
  const reader = readerOf({ audience, booking })
  const said = (key: 'changeUntil' | 'rescheduleUntil' | 'cancelUntil', until: Instant | undefined) =>
    until === undefined ? [] : [t(key, { time: momentFor(reader, until) })]
  if (rescheduleUntil === cancelUntil) return said('changeUntil', rescheduleUntil)
  return [...said('rescheduleUntil', rescheduleUntil), ...said('cancelUntil', cancelUntil)]
}

/** Whom a reply reaches: the host, but for the host's own mails. Nobody knows whose address the invitee gave. */
export function answererOf({ audience, booking }: Pick<BookingMail, 'audience' | 'booking'>) {
  return audience === 'host' ? booking.invitee : booking.owner
}

/** Why one gets this. */
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
    case 'guest':
      return hidesProductName ? t('footerGuestOf', { owner }) : t('footerGuest', { product, owner })
  }
}
