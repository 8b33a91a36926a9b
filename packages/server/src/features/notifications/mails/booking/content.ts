import { PRODUCT_NAME } from '@scheduling/messages'
import type { Person } from '../people.ts'
import type { BookingMail } from './mail.ts'
import { oneLine } from '../../../../mail/plain-text.ts'
import { choicesFor } from './choices.ts'
import type { MailContent, Meeting } from '../../../../mail/content/content.ts'
import { factsFor } from './facts.ts'
import type { MailTexts } from '../../../../mail/content/mail-texts.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import { closingFor, footerFor, headingFor, openingFor } from './sentences.ts'
import { readerOf } from './reader.ts'
import { subjectFor } from './subject.ts'
import { wayOnFor } from './way-on.ts'
import { clockChangeFor, onOtherClock, untilThen, whenFor } from '../../../../mail/content/when.ts'

/** A mail about a booking, in the words and on the clock of the one who reads it. */
export function bookingContent(mail: BookingMail): MailContent {
  const { booking, audience, now } = mail
  const reader = readerOf(mail)
  const t = mailTexts(reader.language)
  const meeting = meetingFor(mail, reader, t)
  const other = oneLine(audience === 'host' ? booking.invitee.name : booking.owner.name)
  return {
    language: reader.language,
    subject: subjectFor(mail, { event: meeting.name, name: other }, meeting.when.short, t),
    heading: headingFor(mail, t),
    greeting: audience === 'guest' ? t('greetingGuest') : t('greeting', { name: oneLine(reader.name) }),
    opening: openingFor(mail, untilThen(reader, now, booking.start), t),
    meeting,
    facts: factsFor(mail, t),
    ...wayOnFor(mail, t),
    choices: choicesFor(mail, t),
    closing: closingFor(mail, t),
    footer: footerFor(mail, t),
    letterhead:
      audience === 'host'
        ? { name: PRODUCT_NAME, logo: null }
        : { name: oneLine(booking.owner.name), logo: booking.brand.logo, avatar: booking.brand.avatar },
    accent: booking.brand.accent,
  }
}

function meetingFor({ kind, audience, booking, now }: BookingMail, reader: Person, t: MailTexts): Meeting {
  const { start, end, formerStart, invitee } = booking
  const meeting = {
    name: oneLine(booking.eventName),
    when: whenFor(reader, start, end),
    isCanceled: kind === 'canceled',
  }
  if (kind === 'canceled') return { ...meeting, notes: [] }
  const there = audience === 'host' ? onOtherClock(reader, invitee.timeZone, start) : undefined
  const notes = [
    there && t('timeForOther', { name: oneLine(invitee.name), time: there }),
    clockChangeFor(reader, now, start, t),
  ].filter((note) => note !== undefined)
  if (kind !== 'rescheduled' || formerStart === null) return { ...meeting, notes }
  const former = whenFor(reader, formerStart, formerStart + end - start)
  return { ...meeting, notes, former: { label: t('labelBefore'), time: `${former.date}, ${former.time}` } }
}
