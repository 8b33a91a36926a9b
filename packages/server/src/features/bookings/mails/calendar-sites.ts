import type { CalendarSite } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { addDays, linkIn } from '@scheduling/domain'
import { shorten } from '../../../mail/content/plain-text.ts'
import { descriptionFor, placeIn, summaryFor } from './invitation.ts'
import type { BookingMail, MailBooking } from './mail.ts'

export const CALENDAR_SITES: readonly CalendarSite[] = ['google', 'outlook', 'office365']

// Outlook rejects longer URLs: its server accepts 2,048 characters of query.
const ADDRESS_MAX = 2_000

// We try these lengths of the host's text until the URL fits. One encoded letter takes up to twelve characters.
const TEXT_LENGTHS = [1_500, 1_000, 600, 300, 150, 60, 0]
// Then these lengths of the place and of each name.
const NAME_LENGTHS = [100, 50, 20]

/** Opens a web calendar's form for a new event, filled in with what the .ics file says, as far as it fits. */
export function calendarSiteUrl(site: CalendarSite, entry: BookingMail): string {
  const fitting = shorterAndShorter(entry).map(SITES[site])
  return fitting.find((url) => url.length <= ADDRESS_MAX) ?? fitting.at(-1)!
}

function shorterAndShorter(entry: BookingMail): BookingMail[] {
  const described = TEXT_LENGTHS.map((length) => ({
    ...entry,
    description: length ? shorten(entry.description ?? '', length) : '',
  }))
  const named = NAME_LENGTHS.map((length) => ({
    ...entry,
    description: '',
    booking: withShortNames(entry.booking, length),
  }))
  return [...described, ...named]
}

function withShortNames(booking: MailBooking, max: number): MailBooking {
  const { eventName, owner, people, invitee, location } = booking
  // A link must not be cut.
  const isWords = 'value' in location && linkIn(location.value) === undefined
  return {
    ...booking,
    eventName: shorten(eventName, max),
    owner: { ...owner, name: shorten(owner.name, max) },
    ...(people && { people: people.map((one) => ({ ...one, name: shorten(one.name, max) })) }),
    invitee: { ...invitee, name: shorten(invitee.name, max) },
    location: isWords ? { ...location, value: shorten(location.value, max) } : location,
  }
}

const SITES: Record<CalendarSite, (entry: BookingMail) => string> = {
  google: googleUrl,
  outlook: (entry) => outlookUrl('outlook.live.com', entry),
  office365: (entry) => outlookUrl('outlook.office.com', entry),
}

/** https://github.com/InteractionDesignFoundation/add-event-to-calendar-docs, services/google.md */
function googleUrl(entry: BookingMail): string {
  const { start, end, date } = entry.booking
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: summaryFor(entry),
    dates: date ? `${date}/${addDays(date, 1)}`.replaceAll('-', '') : `${compact(start)}/${compact(end)}`,
    location: placeIn(entry),
    details: descriptionFor(entry),
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}

/** Same source, services/outlook-web.md. Personal accounts and those of companies or schools have different hosts. */
function outlookUrl(host: string, entry: BookingMail): string {
  const { start, end, date } = entry.booking
  const times: Record<string, string> = date
    ? { startdt: date, enddt: addDays(date, 1), allday: 'true' }
    : { startdt: new Date(start).toISOString(), enddt: new Date(end).toISOString() }
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: summaryFor(entry),
    ...times,
    location: placeIn(entry),
    body: descriptionFor(entry),
  })
  // Outlook shows `+` as a plus sign, not as a space.
  return `https://${host}/calendar/0/deeplink/compose?${query.toString().replaceAll('+', '%20')}`
}

function compact(instant: Instant): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')
}
