import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../mail/content/content.ts'
import { mailTexts } from '../../../mail/content/mail-texts.ts'
import { dateFor, whenFor } from '../../../mail/content/when.ts'
import { oneLine } from '../../../mail/content/plain-text.ts'
import type { WhyPutBack } from '../events.ts'
import type { BookingMail } from '../../bookings/mails/mail.ts'
import { footerFor } from '../../bookings/mails/sentences.ts'

export interface PutBackMail extends Pick<BookingMail, 'audience' | 'reader' | 'booking'> {
  why: WhyPutBack
  /** Secret: where the invitee chooses which mails they get. */
  choicesUrl?: string
}

const WHY = {
  taken: 'putBackTaken',
  started: 'putBackStarted',
  no_times: 'putBackNoTimes',
  not_a_day: 'putBackNotADay',
} as const

/** Tells the time that counts after the host moved an event to a time that the meeting cannot have. */
export function putBackContent({ audience, reader, booking, why, choicesUrl }: PutBackMail): MailContent {
  const { owner, invitee, brand } = booking
  const isHost = audience === 'host'
  const t = mailTexts(reader.language)
  const name = oneLine(booking.eventName)
  const other = oneLine(isHost ? invitee.name : owner.name)
  const { start, end, date } = booking
  const when = date ? dateFor(reader, date, t) : whenFor(reader, start, end)
  const url = isHost ? booking.dashboardUrl : booking.manageUrl
  return {
    language: reader.language,
    subject: t('subjectPutBack', { event: name, name: other, when: when.short }),
    heading: t('headingPutBack'),
    greeting: reader.name === '' ? t('greetingGuest') : t('greeting', { name: oneLine(reader.name) }),
    opening: isHost ? t(WHY[why]) : t('putBackForInvitee'),
    meeting: { name, when, isCanceled: false, notes: [] },
    facts: [{ label: t('labelWith'), value: other }],
    actions: [{ label: t(isHost ? 'actionOpen' : 'actionBooking'), url }],
    link: { sentence: t(isHost ? 'textPutBack' : 'textBooking'), url },
    ...(choicesUrl !== undefined && {
      choices: { answers: [], change: { label: t('chooseMails'), url: choicesUrl } },
    }),
    closing: [],
    footer: footerFor({ audience, booking }, t),
    letterhead: isHost
      ? { name: PRODUCT_NAME, logo: null }
      : { name: other, logo: brand.logo, avatar: brand.avatar },
    accent: brand.accent,
  }
}
