import type { Instant } from '@scheduling/domain'

export interface CalendarEntry {
  title: string
  start: Instant
  end: Instant
  location: string
}

/** https://github.com/InteractionDesignFoundation/add-event-to-calendar-docs, services/google.md */
export function googleLink({ title, start, end, location }: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    location,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** The same, services/outlook-web.md */
export function outlookLink({ title, start, end, location }: CalendarEntry): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    location,
  })
  // Outlook shows a plus sign where others read a space.
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString().replaceAll('+', '%20')}`
}

function compact(instant: Instant): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')
}
