import { PRODUCT_NAME } from '@scheduling/messages'
import type { BookingMail } from './mail.ts'
import { oneLine } from '../../../../mail/plain-text.ts'
import type { MailTexts } from '../../../../mail/content/mail-texts.ts'

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
      if (isGuest) return t('bookedForGuest', { owner })
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

/** What the attachment does, and whom a reply reaches. */
export function closingFor({ kind, audience, booking }: BookingMail, t: MailTexts): string[] {
  const attached = {
    confirmation: [t('invitationAttached')],
    rescheduled: [t('updateAttached')],
    room: [t('updateAttached')],
    canceled: [t('cancelationAttached')],
    reminder: [],
  }[kind]
  return [...attached, t('replyReaches', { name: oneLine(answererOf({ audience, booking }).name) })]
}

/** Whom a reply reaches: the host, but for the host's own mails. Nobody knows whose address the invitee gave. */
export function answererOf({ audience, booking }: Pick<BookingMail, 'audience' | 'booking'>) {
  return audience === 'host' ? booking.invitee : booking.owner
}

/** Why one gets this. */
export function footerFor({ audience, booking }: BookingMail, t: MailTexts): string {
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
