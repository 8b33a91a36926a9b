/** What the stand-in knows: accounts, their calendars, and what is in them. */
export interface GoogleAccount {
  email: string
  calendars: GoogleCalendar[]
}

export interface GoogleCalendar {
  id: string
  summary: string
  primary?: boolean
  accessRole: 'freeBusyReader' | 'reader' | 'writer' | 'owner'
  timeZone: string
  backgroundColor: string
  events: Map<string, GoogleEvent>
}

export interface GoogleMoment {
  dateTime?: string
  date?: string
  timeZone?: string
}

export interface GoogleEvent {
  id: string
  status: 'confirmed' | 'tentative' | 'cancelled'
  summary?: string
  description?: string
  location?: string
  start: GoogleMoment
  end: GoogleMoment
  transparency?: 'opaque' | 'transparent'
  attendees?: { email: string; self?: boolean; responseStatus?: string }[]
  hangoutLink?: string
  conferenceData?: object
  [field: string]: unknown
}

/** One that writes into its own calendars, and knows only when a third is busy. */
export function newAccount(email: string): GoogleAccount {
  return {
    email,
    calendars: [
      newCalendar(email, { primary: true }),
      newCalendar('family@group.calendar.google.com', { summary: 'Family', backgroundColor: '#f6bf26' }),
      newCalendar('team@group.calendar.google.com', {
        summary: 'Team',
        accessRole: 'freeBusyReader',
        backgroundColor: '#33b679',
      }),
    ],
  }
}

function newCalendar(id: string, given: Partial<GoogleCalendar>): GoogleCalendar {
  return {
    id,
    summary: id,
    accessRole: 'owner',
    timeZone: 'Europe/Berlin',
    backgroundColor: '#0090ff',
    events: new Map(),
    ...given,
  }
}

/** `primary` is another name of the first. */
export function calendarOf({ calendars }: GoogleAccount, id: string): GoogleCalendar | undefined {
  return calendars.find((calendar) => calendar.id === id || (id === 'primary' && calendar.primary))
}

/** In milliseconds. A date is read as the one in UTC: accounts here have no events of whole days in other zones. */
export function instantOf({ dateTime, date }: GoogleMoment): number {
  return Date.parse(dateTime ?? `${date}T00:00:00Z`)
}

export function isBusy({ status, transparency, attendees = [] }: GoogleEvent): boolean {
  const isDeclined = attendees.some(({ self, responseStatus }) => self && responseStatus === 'declined')
  return status !== 'cancelled' && transparency !== 'transparent' && !isDeclined
}
