import type { Instant, Interval, TimeZone } from '@scheduling/domain'
import { addDays, INVITEE_PHONE, isShownTwice, isToldOtherwise, roomUrl } from '@scheduling/domain'
import { clockDate } from '@scheduling/domain/words'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { ICalAttendeeData, ICalEventData, ICalOrganizer } from 'ical-generator'
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { factsFor, placeName } from './facts.ts'
import { mailTexts } from '../../../mail/content/mail-texts.ts'
import { factLine } from '../../../mail/content/text-part.ts'
import { wayOnFor } from './way-on.ts'
import type { Person } from '../../../mail/content/people.ts'
import type { BookingMail } from './mail.ts'
import type { Address } from '../../../mail/content/people.ts'
import type { Invitation } from '../../../mail/transport.ts'
import { manyLines, oneLine } from '../../../mail/content/plain-text.ts'
import { vtimezone } from '../../../mail/vtimezone.ts'

/**
 * The invitation that goes with a mail, or undefined for a reminder. One UID per booking and a growing SEQUENCE make
 * calendars change what they have instead of adding to it.
 */
export function invitationFor(mail: BookingMail, recipient: string, sender: Address): Invitation | undefined {
  if (mail.kind === 'reminder') return undefined
  const { booking, now } = mail
  const method = mail.kind === 'canceled' ? 'CANCEL' : 'REQUEST'
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: PRODUCT_NAME, product: 'Bookings' },
    // Nameless on purpose: a calendar with a zone writes DTSTAMP in it, and RFC 5545 wants UTC there.
    timezone: { name: '', generator: (zone) => vtimezone(zone, booking.start, booking.end) },
  })
  calendar.createEvent({
    id: booking.bookingId,
    sequence: booking.sequence,
    stamp: new Date(now),
    ...timesOf(booking, mail.reader.timeZone),
    summary: summaryFor(mail),
    description: descriptionFor(mail),
    location: placeIn(mail),
    url: urlOf(mail),
    organizer: organizerFor(mail, sender),
    attendees: attendeesFor(mail, recipient),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  })
  return { method, content: `${calendar.toString()}\r\n` }
}

function urlOf({ audience, booking }: BookingMail): string | null {
  const { dashboardUrl: host, manageUrl: invitee, vote } = booking
  return { host, invitee, guest: null, voter: vote?.url ?? null }[audience]
}

/** The number of an invitee whom the host calls is for those two. */
export function placeIn({ audience, booking: { location } }: BookingMail): string {
  if (location.kind === INVITEE_PHONE && audience === 'guest') return ''
  return roomUrl(location) ?? placeName(location)
}

/** On the clock of the one who reads it, by the offsets that the mail has, too. */
function timesOf(
  { start, end, date }: Pick<BookingMail['booking'], 'start' | 'end' | 'date'>,
  timeZone: TimeZone,
): Pick<ICalEventData, 'start' | 'end' | 'timezone' | 'allDay'> {
  // A date has no zone: midnight of UTC stands for it, because that is how the library reads one.
  if (date) return { start: new Date(date), end: new Date(addDays(date, 1)), timezone: null, allDay: true }
  if (needsUtc(timeZone, { start, end }))
    return { start: new Date(start), end: new Date(end), timezone: null }
  return { start: clockDate(timeZone, start), end: clockDate(timeZone, end), timezone: timeZone }
}

/**
 * Without a VTIMEZONE: where there is no offset, where the clock shows a time twice and calendars disagree which, and where
 * its offset is news, because calendars look a zone up by its name and may not have heard.
 */
function needsUtc(timeZone: TimeZone, { start, end }: Interval): boolean {
  const isUnclear = (at: Instant) => isShownTwice(timeZone, at) || isToldOtherwise(timeZone, at)
  return IS_UTC.test(timeZone) || isUnclear(start) || isUnclear(end)
}

const IS_UTC = /^(?:(?:Etc\/)?(?:UTC|GMT|UCT|Universal|Zulu|Greenwich|GMT0))$/i

/** What it is called, and with whom. */
export function summaryFor({ audience, booking }: BookingMail): string {
  // Several come.
  if (audience === 'host' && booking.decidedBy) return oneLine(booking.eventName)
  const other = audience === 'host' ? booking.invitee : booking.owner
  return `${oneLine(booking.eventName)} · ${oneLine(other.name)}`
}

/** What it is about where the reader asked for it, with whom and where, and the way to change it. */
export function descriptionFor(mail: BookingMail): string {
  const t = mailTexts(mail.reader.language)
  const { link } = wayOnFor(mail, t)
  const about = manyLines(mail.description ?? '')
  const facts = factsFor(mail, t).map(factLine).join('\n')
  const way = mail.kind === 'canceled' || !link ? '' : `${link.sentence}\n${link.url}`
  return [about, facts, way].filter(Boolean).join('\n\n')
}

/**
 * Answers go to the organizer. For invitee and guests that is the host, who reads them. The host's own calendar takes
 * no invitation from its owner, so there the sender invites.
 */
function organizerFor({ audience, booking: { owner } }: BookingMail, sender: Address): ICalOrganizer {
  const name = commonName(owner.name)
  return audience === 'host'
    ? { name, email: sender.address }
    : { name, email: owner.email, sentBy: sender.address }
}

function attendeesFor({ audience, booking, kind }: BookingMail, recipient: string): ICalAttendeeData[] {
  const { owner, invitee, guests, rescheduledBy, declined = [] } = booking
  // Who did not choose the new time has not agreed to it yet.
  const agrees = (who: 'host' | 'invitee') => kind !== 'rescheduled' || rescheduledBy === who
  const host = person(owner, agrees('host'))
  const asSaid = (attendee: ICalAttendeeData): ICalAttendeeData =>
    declined.includes(attendee.email) ? { ...attendee, status: ICalAttendeeStatus.DECLINED } : attendee
  const booker = asSaid(person(invitee, agrees('invitee')))
  // Who voted has said that they can come.
  const invited = booking.decidedBy ? voter : guest
  // An address is text that somebody typed: nobody but the host gets those of others.
  switch (audience) {
    case 'host':
      return [host, booker, ...guests.map((email) => asSaid(invited(email, agrees('invitee'))))]
    case 'invitee':
      return [host, booker]
    case 'voter':
    case 'guest':
      return [host, asSaid(invited(recipient, agrees('invitee')))]
  }
}

/** Few calendars know how RFC 6868 writes a double quote in a parameter. */
function commonName(name: string): string {
  return oneLine(name).replaceAll('"', "'")
}

function person({ name, email }: Person, hasAgreed: boolean): ICalAttendeeData {
  return {
    name: commonName(name),
    email,
    role: ICalAttendeeRole.REQ,
    status: hasAgreed ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION,
    rsvp: true,
  }
}

function guest(email: string): ICalAttendeeData {
  return { email, role: ICalAttendeeRole.OPT, status: ICalAttendeeStatus.NEEDSACTION, rsvp: true }
}

function voter(email: string, hasAgreed: boolean): ICalAttendeeData {
  return {
    ...guest(email),
    role: ICalAttendeeRole.REQ,
    ...(hasAgreed && { status: ICalAttendeeStatus.ACCEPTED }),
  }
}
