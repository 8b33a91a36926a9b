import type { CALENDAR_ENDPOINTS } from './endpoints.ts'

// https://developers.google.com/workspace/calendar/api/auth, and the page of each call.

type CalendarEndpoint = (typeof CALENDAR_ENDPOINTS)[number]

const SCOPE = 'https://www.googleapis.com/auth/'
const READ = ['calendar', 'calendar.readonly']
const LIST = [...READ, 'calendar.calendarlist', 'calendar.calendarlist.readonly']
const FREE_BUSY = [...READ, 'calendar.freebusy', 'calendar.events.freebusy']
const WRITE_EVENTS = ['calendar', 'calendar.events']
const READ_EVENTS = [...READ, ...WRITE_EVENTS, 'calendar.events.readonly']

const NEEDED: Partial<Record<CalendarEndpoint, readonly string[]>> = {
  calendarList: LIST,
  freeBusy: FREE_BUSY,
  'events.insert': WRITE_EVENTS,
  'events.patch': WRITE_EVENTS,
  'events.delete': WRITE_EVENTS,
}

/** Whether one of the granted scopes lets its holder call the endpoint. */
export function isGranted(endpoint: CalendarEndpoint, scopes: readonly string[]): boolean {
  return (NEEDED[endpoint] ?? READ_EVENTS).some((name) => scopes.includes(SCOPE + name))
}
