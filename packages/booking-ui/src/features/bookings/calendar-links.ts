import type { Instant } from '@scheduling/domain'

export interface CalendarEntry {
  title: string
  start: Instant
  end: Instant
  location: string
  description: string
}

/** https://github.com/InteractionDesignFoundation/add-event-to-calendar-docs, services/google.md */
export function googleLink({ title, start, end, location, description }: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    location,
    details: description,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** Accounts of a person, and those of a company or a school. */
export type OutlookHost = 'outlook.live.com' | 'outlook.office.com'

/** The same, services/outlook-web.md */
export function outlookLink(
  host: OutlookHost,
  { title, start, end, location, description }: CalendarEntry,
): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    location,
    body: description,
  })
  // Outlook shows a plus sign where others read a space.
  return `https://${host}/calendar/0/deeplink/compose?${query.toString().replaceAll('+', '%20')}`
}

function compact(instant: Instant): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')
}
