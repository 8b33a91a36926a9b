import type { CalendarSite } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { addDays, linkIn } from '@scheduling/domain'
import { shorten } from '../../../mail/content/plain-text.ts'
import { descriptionFor, placeIn, summaryFor } from './invitation.ts'
import type { BookingMail, MailBooking } from './mail.ts'

export const CALENDAR_SITES: readonly CalendarSite[] = ['google', 'outlook', 'office365']

// Outlook answers longer addresses with an error: its server takes 2,048 characters of a query.
const ADDRESS_MAX = 2_000

// How much of the host's text stands in an address, until the whole fits: a letter takes up to twelve characters there.
const TEXT_LENGTHS = [1_500, 1_000, 600, 300, 150, 60, 0]
// Then how much of the place and of each name.
const NAME_LENGTHS = [100, 50, 20]

/** Leads to the form of a calendar on the web, filled in with the same as the file says, as far as that fits. */
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
  const { eventName, owner, invitee, location } = booking
  // A link that is cut leads nowhere.
  const isWords = 'value' in location && linkIn(location.value) === undefined
  return {
    ...booking,
    eventName: shorten(eventName, max),
    owner: { ...owner, name: shorten(owner.name, max) },
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

/** The same, services/outlook-web.md. One host has the accounts of a person, one those of a company or a school. */
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
  // Outlook shows a plus sign where others read a space.
  return `https://${host}/calendar/0/deeplink/compose?${query.toString().replaceAll('+', '%20')}`
}

function compact(instant: Instant): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')
}
