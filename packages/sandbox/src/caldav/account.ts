import { createHash } from 'node:crypto'
import { Entries } from '../service/entries.ts'

export interface DavCalendar {
  id: string
  name: string
  color: string
  mayWrite: boolean
  /** Texts by their name, without `.ics`. */
  events: Entries<string>
}

/** The stand-in's data: a person and their calendars. */
export interface DavAccount {
  user: string
  email: string
  password: string
  calendars: DavCalendar[]
  /** The path where the first calendar is published. Undefined as long as it is not. */
  published: string | undefined
}

type Calendar = Pick<DavCalendar, 'name' | 'color' | 'mayWrite'>

const PERSONAL: Calendar = { name: 'Personal', color: '#0090FFFF', mayWrite: true }
const CLUB: Calendar = { name: 'Rowing club', color: '#33B679FF', mayWrite: false }

export function newAccount(password: string, onChange: () => void): DavAccount {
  return {
    user: 'noor',
    email: 'noor@cloud.example',
    password,
    published: undefined,
    calendars: [newCalendar('personal', PERSONAL, onChange), newCalendar('club', CLUB, onChange)],
  }
}

/** The account of another person, with one calendar. The name before the @ is also their user name. */
export function newColleague(email: string, password: string, onChange: () => void): DavAccount {
  const [user = email] = email.split('@')
  const calendars = [newCalendar('personal', PERSONAL, onChange)]
  return { user, email, password, published: undefined, calendars }
}

function newCalendar(id: string, calendar: Calendar, onChange: () => void): DavCalendar {
  return { id, events: new Entries(onChange), ...calendar }
}

/** A name among the calendars of all people but the first. */
export function keyOf({ user }: DavAccount, { id }: DavCalendar): string {
  return `${user}/${id}`
}

/** Differs after each change: RFC 9110, 8.8.3. */
export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`
}
