import type { Instant, Interval, TimeZone } from '@scheduling/domain'
import { addDays, INVITEE_PHONE, isShownTwice, differsFromRuntime, roomUrl } from '@scheduling/domain'
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
import { emailKey } from '../../accounts/email-key.ts'
import { factsFor, placeName } from './facts.ts'
import { mailTexts } from '../../../mail/content/mail-texts.ts'
import { factLine } from '../../../mail/content/text-part.ts'
import { wayOnFor } from './way-on.ts'
import type { Person } from '../../../mail/content/people.ts'
import type { BookingMail } from './mail.ts'
import { isOff } from './mail.ts'
import type { Address } from '../../../mail/content/people.ts'
import { machineAddress } from '../../../mail/machine-address.ts'
import type { Invitation } from '../../../mail/transport.ts'
import { manyLines, oneLine } from '../../../mail/content/plain-text.ts'
import { vtimezone } from '../../../mail/vtimezone.ts'

/**
 * The invitation attached to a mail. Undefined for a reminder. Each booking keeps its UID and its SEQUENCE grows, so
 * calendars update their event instead of adding another.
 */
export function invitationFor(mail: BookingMail, recipient: string, sender: Address): Invitation | undefined {
  if (mail.kind === 'reminder') return undefined
  const { booking } = mail
  const method = isOff(mail.kind) ? 'CANCEL' : 'REQUEST'
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: PRODUCT_NAME, product: 'Bookings' },
    // The name is empty on purpose: with a name, the library writes DTSTAMP in that zone, and RFC 5545 requires UTC.
    timezone: { name: '', generator: (zone) => vtimezone(zone, booking.start, booking.end) },
  })
  calendar.createEvent({
    ...contentOf(mail),
    organizer: organizerFor(mail, sender),
    attendees: attendeesFor(mail, recipient).map((each) => ({ ...each, email: machineAddress(each.email) })),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return { method, content: `${calendar.toString()}\r\n` }
}

/** The meetings of one reader within the span, as a calendar to subscribe to. Nobody is invited by it. */
export function subscribedCalendar(mails: readonly BookingMail[], { start, end }: Interval): string {
  const calendar = ical({
    name: PRODUCT_NAME,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: PRODUCT_NAME, product: 'Bookings' },
    timezone: { name: '', generator: (zone) => vtimezone(zone, start, end) },
  })
  for (const mail of mails) calendar.createEvent({ ...contentOf(mail), status: ICalEventStatus.CONFIRMED })
  return `${calendar.toString()}\r\n`
}

function contentOf(mail: BookingMail): ICalEventData {
  const { booking, now } = mail
  return {
    id: booking.bookingId,
    sequence: booking.sequence,
    stamp: new Date(now),
    ...timesOf(booking, mail.reader.timeZone),
    summary: summaryFor(mail),
    description: descriptionFor(mail),
    location: placeIn(mail),
    url: urlOf(mail),
    transparency: ICalEventTransparency.OPAQUE,
  }
}

function urlOf({ audience, booking }: BookingMail): string | null {
  const { dashboardUrl: host, manageUrl: invitee, vote } = booking
  return { host, invitee, guest: null, voter: vote?.url ?? null }[audience]
}

/** The location as text. Only host and invitee see the invitee's phone number. */
export function placeIn({ audience, booking: { location } }: BookingMail): string {
  if (location.kind === INVITEE_PHONE && audience === 'guest') return ''
  return roomUrl(location) ?? placeName(location)
}

/** In the reader's time zone, with the same offsets as in the mail. */
function timesOf(
  { start, end, date }: Pick<BookingMail['booking'], 'start' | 'end' | 'date'>,
  timeZone: TimeZone,
): Pick<ICalEventData, 'start' | 'end' | 'timezone' | 'allDay'> {
  // A date has no zone. The library expects it as midnight UTC.
  if (date) return { start: new Date(date), end: new Date(addDays(date, 1)), timezone: null, allDay: true }
  if (needsUtc(timeZone, { start, end }))
    return { start: new Date(start), end: new Date(end), timezone: null }
  return { start: clockDate(timeZone, start), end: clockDate(timeZone, end), timezone: timeZone }
}

/**
 * Whether to write times in UTC, without a VTIMEZONE: if the zone is UTC, if the clock shows a time twice (calendars disagree
 * which one counts), or if its offset is new. Calendars look a zone up by name, and their data may be older.
 */
function needsUtc(timeZone: TimeZone, { start, end }: Interval): boolean {
  const isUnclear = (at: Instant) => isShownTwice(timeZone, at) || differsFromRuntime(timeZone, at)
  return IS_UTC.test(timeZone) || isUnclear(start) || isUnclear(end)
}

const IS_UTC = /^(?:(?:Etc\/)?(?:UTC|GMT|UCT|Universal|Zulu|Greenwich|GMT0))$/i

/** The name of the meeting, and with whom. */
export function summaryFor({ audience, booking }: BookingMail): string {
  // The meeting was a poll, so several people come.
  if (audience === 'host' && booking.decidedBy) return oneLine(booking.eventName)
  const other = audience === 'host' ? booking.invitee : booking.owner
  return `${oneLine(booking.eventName)} · ${oneLine(other.name)}`
}

/** The description if the reader asked for one, with whom and where, and how to change the meeting. */
export function descriptionFor(mail: BookingMail): string {
  const t = mailTexts(mail.reader.language)
  const { link } = wayOnFor(mail, t)
  const about = manyLines(mail.description ?? '')
  const facts = factsFor(mail, t).map(factLine).join('\n')
  const way = isOff(mail.kind) || !link ? '' : `${link.sentence}\n${link.url}`
  return [about, facts, way].filter(Boolean).join('\n\n')
}

/**
 * Calendars send answers to the organizer. For invitee and guests that is the host, or an organization with an address of its
 * own. A calendar ignores an invitation from its own owner, so in the host's file our sender address is the organizer.
 */
function organizerFor({ audience, booking }: BookingMail, sender: Address): ICalOrganizer {
  const { owner, organizationEmail = owner.email } = booking
  const name = commonName(owner.name)
  return audience === 'host' || organizationEmail === null
    ? { name, email: sender.address }
    : { name, email: machineAddress(organizationEmail), sentBy: sender.address }
}

function attendeesFor({ audience, booking, kind }: BookingMail, recipient: string): ICalAttendeeData[] {
  const { owner, invitee, guests, rescheduledBy, declined = [] } = booking
  // A person who did not choose the new time has not agreed to it yet.
  const agrees = (who: 'host' | 'invitee') => kind !== 'rescheduled' || rescheduledBy === who
  const host = person(owner, agrees('host'))
  const people = booking.people ?? (booking.organizationEmail === undefined ? [owner] : [])
  const hosts = people.map((each) => person(each, agrees('host')))
  const asSaid = (attendee: ICalAttendeeData): ICalAttendeeData =>
    declined.includes(attendee.email) ? { ...attendee, status: ICalAttendeeStatus.DECLINED } : attendee
  const booker = asSaid(person(invitee, agrees('invitee')))
  // Voters already said that they can come.
  const invited = booking.decidedBy ? voter : guest
  // An address is text that somebody typed, so only the host sees the addresses of others.
  switch (audience) {
    case 'host':
      return [
        host,
        booker,
        ...guests.flatMap((email) => {
          // An invitee may have named the host as a guest.
          return emailKey({ email }) === emailKey(owner) ? [] : asSaid(invited(email, agrees('invitee')))
        }),
      ]
    case 'invitee':
      return [...hosts, booker]
    case 'voter':
    case 'guest':
      return [...hosts, asSaid(invited(recipient, agrees('invitee')))]
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
