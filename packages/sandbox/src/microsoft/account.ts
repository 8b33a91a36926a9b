import { Entries } from '../service/entries.ts'
import type { MicrosoftEvent } from './event.ts'
import type { OnlineMeeting } from './online-meetings.ts'

/** The stand-in's data: an account, its calendars and their events. */
export interface MicrosoftAccount {
  email: string
  /** Personal accounts get no rooms, and no error either. */
  isPersonal: boolean
  calendars: MicrosoftCalendar[]
  /** Rooms without an event. */
  meetings: Entries<OnlineMeeting>
}

export interface MicrosoftCalendar {
  id: string
  name: string
  hexColor: string
  isDefaultCalendar: boolean
  canEdit: boolean
  events: Entries<MicrosoftEvent>
}

export function newAccount(
  { email, isPersonal }: Pick<MicrosoftAccount, 'email' | 'isPersonal'>,
  onChange: (calendarId?: string) => void,
  calendarId = 'AAMkAGcalendar==',
): MicrosoftAccount {
  const calendar = (id: string, given: Partial<MicrosoftCalendar>): MicrosoftCalendar => ({
    id,
    name: id,
    hexColor: '#0078d4',
    isDefaultCalendar: false,
    canEdit: true,
    events: new Entries(() => onChange(id)),
    ...given,
  })
  return {
    email,
    isPersonal,
    meetings: new Entries(() => onChange()),
    calendars: [
      calendar(calendarId, { name: 'Calendar', isDefaultCalendar: true }),
      calendar('AAMkAGbirthdays==', { name: 'Birthdays', hexColor: '', canEdit: false }),
    ],
  }
}

/** One calendar of their own. */
export function newColleague(email: string, onChange: (calendarId?: string) => void): MicrosoftAccount {
  const id = `AAMkAG${Buffer.from(email).toString('base64url')}==`
  const account = newAccount({ email, isPersonal: false }, onChange, id)
  return { ...account, calendars: account.calendars.filter(({ isDefaultCalendar }) => isDefaultCalendar) }
}
