import { dateOf } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { BookingMail } from './mail.ts'
import { isOff } from './mail.ts'
import { oneLine } from '../../../mail/content/plain-text.ts'
import { choicesFor } from './choices.ts'
import type { MailContent, Meeting } from '../../../mail/content/content.ts'
import { factsFor } from './facts.ts'
import type { MailTexts } from '../../../mail/content/mail-texts.ts'
import { mailTexts } from '../../../mail/content/mail-texts.ts'
import { closingFor, footerFor, headingFor, inviteesOf, openingFor } from './sentences.ts'
import { subjectFor } from './subject.ts'
import { wayOnFor } from './way-on.ts'
import {
  clockChangeFor,
  dateFor,
  onOtherClock,
  untilDate,
  untilThen,
  whenFor,
  joinFor,
} from '../../../mail/content/when.ts'
import type { Reader } from '../../../mail/content/when.ts'

/** A mail about a booking, in its reader's language, time zone and clock format. */
export function bookingContent(mail: BookingMail): MailContent {
  const { booking, audience, reader } = mail
  const t = mailTexts(reader.language)
  const meeting = meetingFor(mail, t)
  const other = audience === 'host' ? inviteesOf(booking, t) : oneLine(booking.owner.name)
  return {
    language: reader.language,
    subject: subjectFor(mail, { event: meeting.name, name: other }, meeting.when.short, t),
    heading: headingFor(mail, t),
    greeting: reader.name === '' ? t('greetingGuest') : t('greeting', { name: oneLine(reader.name) }),
    opening: openingFor(mail, startsIn(mail), t),
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

function startsIn({ reader, booking, now }: BookingMail): string {
  return booking.date ? untilDate(reader, now, booking.date) : untilThen(reader, now, booking.start)
}

function meetingFor({ kind, audience, reader, booking, now }: BookingMail, t: MailTexts): Meeting {
  const { start, end, date, formerStart, invitee, owner } = booking
  const meeting = {
    name: oneLine(booking.eventName),
    when: date ? dateFor(reader, date, t) : whenFor(reader, start, end),
    isCanceled: isOff(kind),
  }
  if (isOff(kind)) return { ...meeting, notes: [] }
  const isOfOne = audience === 'host' && !booking.decidedBy
  const there = isOfOne ? onOtherClock(reader, invitee.timeZone, start) : undefined
  const notes = [
    booking.othersCome && t('headingReassigned'),
    booking.isElsewhere && t('headingPlace'),
    there && t('timeForOther', { name: oneLine(invitee.name), time: there }),
    date ? undefined : clockChangeFor(reader, now, start, t),
  ].filter((note) => note !== undefined)
  if (kind !== 'rescheduled' || formerStart === null) return { ...meeting, notes }
  // A date begins at midnight in the host's time zone.
  const former = date
    ? dateFor(reader, dateOf(owner.timeZone, formerStart), t).date
    : formerTime(reader, whenFor(reader, formerStart, formerStart + end - start))
  return { ...meeting, notes, former: { label: t('labelBefore'), time: former } }
}

function formerTime(reader: Reader, { date, time }: Meeting['when']): string {
  return joinFor(reader, date, time)
}
