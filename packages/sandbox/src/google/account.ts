import { Entries } from '../service/entries.ts'
import type { GoogleEvent, GoogleMoment } from './event.ts'

/** The stand-in's data: an account, its calendars and their events. */
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
  events: Entries<GoogleEvent>
}

/** Its owner can write to two calendars, and only see busy times in a third. */
export function newAccount(email: string, onChange: (calendarId: string) => void): GoogleAccount {
  const newCalendar = (id: string, given: Partial<GoogleCalendar>): GoogleCalendar => ({
    id,
    summary: id,
    accessRole: 'owner',
    timeZone: 'Europe/Berlin',
    backgroundColor: '#0090ff',
    events: new Entries(() => onChange(id)),
    ...given,
  })
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

/** One calendar of their own. */
export function newColleague(email: string, onChange: (calendarId: string) => void): GoogleAccount {
  const { calendars } = newAccount(email, onChange)
  return { email, calendars: calendars.filter(({ primary }) => primary) }
}

/** `primary` is an alias of the first. */
export function calendarOf({ calendars }: GoogleAccount, id: string): GoogleCalendar | undefined {
  return calendars.find((calendar) => calendar.id === id || (id === 'primary' && calendar.primary))
}

/** In milliseconds. Dates count in UTC: accounts here have no whole-day events in other zones. */
export function instantOf({ dateTime, date }: GoogleMoment): number {
  return Date.parse(dateTime ?? `${date}T00:00:00Z`)
}

export function isBusy({ status, transparency, attendees = [] }: GoogleEvent): boolean {
  const isDeclined = attendees.some(({ self, responseStatus }) => self && responseStatus === 'declined')
  return status !== 'cancelled' && transparency !== 'transparent' && !isDeclined
}
