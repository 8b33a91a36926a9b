import type { HostBooking, Location } from '@scheduling/contract'
import type { Instant, Interval, TimeZone } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../../mail/content/content.ts'
import { listFor, mailTexts } from '../../../../mail/content/mail-texts.ts'
import type { Brand, Person } from '../../../../mail/content/people.ts'
import { manyLines, oneLine } from '../../../../mail/content/plain-text.ts'
import { fitSubject } from '../../../../mail/content/subject.ts'
import type { Reader } from '../../../../mail/content/when.ts'
import {
  clockChangeFor,
  clockTime,
  momentFor,
  momentWithZone,
  onOtherClock,
  whenFor,
} from '../../../../mail/content/when.ts'
import { placeName } from '../../mails/facts.ts'

/** What an invitee is told of a request: that it was sent, that other times are offered, or how it ended without a meeting. */
export type RequestNews = 'requested' | 'offered' | 'declined' | 'expired'

const TITLES = {
  requested: { subject: 'subjectRequested', heading: 'headingRequested' },
  offered: { subject: 'subjectOffered', heading: 'headingOffered' },
  declined: { subject: 'subjectNotBooked', heading: 'headingNotBooked' },
  expired: { subject: 'subjectNotBooked', heading: 'headingNotBooked' },
} as const

interface RequestMail {
  brand: Brand
  eventName: string
  start: Instant
  end: Instant
  /** Until when the host can answer. */
  until: Instant
}

/** The mail to an address that somebody typed. It repeats none of their text, because they may be anybody. */
interface RequestNewsMail extends RequestMail {
  news: RequestNews
  reader: Reader & { now: Instant }
  owner: string
  /** Why the host declined. */
  reason: string
  /** Starts that the host offers in place of the requested one. Empty: none. */
  offered: readonly Instant[]
  /** What the host wrote about them. */
  message: string
  requestUrl: string
  /** Null: it cannot be booked any more. */
  againUrl: string | null
  choicesUrl: string
}

export function requestNewsContent(mail: RequestNewsMail): MailContent {
  const { news, reader, start, end, until, reason, offered, message } = mail
  const { requestUrl, againUrl, choicesUrl } = mail
  const { accent, logo, avatar, hidesProductName } = mail.brand
  const t = mailTexts(reader.language)
  const owner = oneLine(mail.owner)
  const event = oneLine(mail.eventName)
  const when = whenFor(reader, start, end)
  const isSent = news === 'requested'
  const { subject, heading } = TITLES[news]
  const opening = {
    requested: t('requested', { name: owner, until: momentWithZone(reader, until) }),
    offered: t('offered', { name: owner, until: momentWithZone(reader, until) }),
    declined: t('notBooked', { name: owner }),
    expired: t('notBookedUnanswered', { name: owner }),
  }[news]
  const note = isSent ? clockChangeFor(reader, reader.now, start, t) : undefined
  const again =
    againUrl === null ? undefined : { label: t('actionBookAgain'), text: t('textBookAgain'), url: againUrl }
  const next = {
    requested: { label: t('actionRequest'), text: t('textRequest'), url: requestUrl },
    offered: { label: t('actionOffered'), text: t('textOffered'), url: requestUrl },
    declined: again,
    expired: again,
  }[news]
  return {
    language: reader.language,
    subject: fitSubject((names) => t(subject, { ...names, when: when.short }), { event, name: owner }),
    heading: t(heading),
    greeting: t('greetingGuest'),
    opening,
    meeting: { name: event, when, isCanceled: !isSent, notes: note === undefined ? [] : [note] },
    facts: [
      { label: t('labelWith'), value: owner },
      { label: t('labelReason'), value: manyLines(reason) },
      { label: t('labelOffered'), value: offered.map((at) => momentWithZone(reader, at)).join('\n') },
      { label: t('labelMessage'), value: manyLines(message) },
    ].filter(({ value }) => value !== ''),
    actions: next ? [{ label: next.label, url: next.url }] : [],
    ...(next && { link: { sentence: next.text, url: next.url } }),
    choices: { answers: [], change: { label: t('chooseMails'), url: choicesUrl } },
    closing: [],
    footer: hidesProductName
      ? t('footerInviteeOf', { owner })
      : t('footerInvitee', { owner, product: PRODUCT_NAME }),
    letterhead: { name: owner, logo, avatar },
    accent,
  }
}

export interface WantedMail extends RequestMail {
  reader: Person & { now: Instant }
  unanswered: 'decline' | 'accept'
  invitee: { name: string; email: string; timeZone: TimeZone }
  guests: readonly string[]
  location: Location
  answers: HostBooking['answers']
  /** When the host is busy on that day, ascending, with the meetings that were booked here. */
  sameDay: readonly (Interval & { meetings: readonly { event: string; invitee: string }[] })[]
  dashboardUrl: string
}

/** Asks the host for an answer. The link changes nothing by itself: mail scanners open links. */
export function wantedContent(mail: WantedMail): MailContent {
  const { reader, start, end, invitee, guests, answers, sameDay, dashboardUrl: url } = mail
  const t = mailTexts(reader.language)
  const { language } = reader
  const name = oneLine(invitee.name)
  const when = whenFor(reader, start, end)
  const there = onOtherClock(reader, invitee.timeZone, start)
  const notes = [
    there && t('timeForOther', { name, time: there }),
    clockChangeFor(reader, reader.now, start, t),
  ].filter((note) => note !== undefined)
  const until = momentFor(reader, mail.until)
  const pieces = sameDay.map((piece) => {
    const times = `${clockTime(reader, piece.start)} – ${clockTime(reader, piece.end)}`
    const meetings = piece.meetings.map(
      ({ event, invitee: other }) => `${oneLine(event)} · ${oneLine(other)}`,
    )
    return [times, ...meetings].join(' · ')
  })
  return {
    language,
    subject: fitSubject(
      (names) => t('subjectWanted', { event: names.event, invitee: names.name, when: when.short }),
      { event: oneLine(mail.eventName), name },
    ),
    heading: t('headingWanted'),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: t(mail.unanswered === 'accept' ? 'wantedElseAccepted' : 'wantedElseDeclined', { until }),
    meeting: { name: oneLine(mail.eventName), when, isCanceled: false, notes },
    facts: [
      { label: t('labelWith'), value: `${name}, ${oneLine(invitee.email)}` },
      { label: t('labelWhere'), value: placeName(mail.location) },
      { label: t('labelGuests'), value: listFor(language, guests.map(oneLine)) },
      ...answers.map(({ label, answer }) => ({
        label: oneLine(label),
        value: manyLines(listFor(language, [answer].flat())),
      })),
      { label: t('labelSameDay'), value: pieces.join('\n') },
    ].filter(({ value }) => value !== ''),
    actions: [{ label: t('actionAnswer'), url }],
    link: { sentence: t('textAnswer'), url },
    closing: [],
    footer: t('footerHost', { product: PRODUCT_NAME }),
    letterhead: { name: PRODUCT_NAME, logo: null },
    accent: mail.brand.accent,
  }
}

interface OfferAnswerMail extends RequestMail {
  reader: Person & { now: Instant }
  invitee: { name: string; email: string }
  /** Starts that the invitee proposes instead. Empty: none suits them. */
  proposed: readonly Instant[]
  /** What the invitee wrote about them. */
  message: string
  dashboardUrl: string
}

/** Tells the host that none of the offered times suits the invitee, or which others would. */
export function offerAnswerContent(mail: OfferAnswerMail): MailContent {
  const { reader, start, end, until, invitee, proposed, message, dashboardUrl: url } = mail
  const isOpen = proposed.length > 0
  const { language } = reader
  const t = mailTexts(language)
  const name = oneLine(invitee.name)
  const event = oneLine(mail.eventName)
  return {
    language,
    subject: fitSubject(
      (names) =>
        t(isOpen ? 'subjectProposed' : 'subjectOfferRefused', { event: names.event, invitee: names.name }),
      { event, name },
    ),
    heading: t(isOpen ? 'headingProposed' : 'headingOfferRefused'),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: isOpen ? t('proposed', { name, until: momentFor(reader, until) }) : t('offerRefused', { name }),
    meeting: { name: event, when: whenFor(reader, start, end), isCanceled: true, notes: [] },
    facts: [
      { label: t('labelWith'), value: `${name}, ${oneLine(invitee.email)}` },
      { label: t('labelProposed'), value: proposed.map((at) => momentFor(reader, at)).join('\n') },
      { label: t('labelMessage'), value: manyLines(message) },
    ].filter(({ value }) => value !== ''),
    actions: [{ label: t(isOpen ? 'actionAnswer' : 'actionOpenDashboard'), url }],
    link: { sentence: t(isOpen ? 'textAnswer' : 'textOpenDashboard'), url },
    closing: [],
    footer: t('footerHost', { product: PRODUCT_NAME }),
    letterhead: { name: PRODUCT_NAME, logo: null },
    accent: mail.brand.accent,
  }
}
