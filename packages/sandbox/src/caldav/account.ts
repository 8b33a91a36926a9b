import { createHash } from 'node:crypto'
import { Entries } from '../service/entries.ts'

export interface DavCalendar {
  id: string
  name: string
  colour: string
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

export function newAccount(password: string, onChange: () => void): DavAccount {
  const calendar = (id: string, given: Pick<DavCalendar, 'name' | 'colour' | 'mayWrite'>): DavCalendar => ({
    id,
    events: new Entries(onChange),
    ...given,
  })
  return {
    user: 'noor',
    email: 'noor@cloud.example',
    password,
    published: undefined,
    calendars: [
      calendar('personal', { name: 'Personal', colour: '#0090FFFF', mayWrite: true }),
      calendar('club', { name: 'Rowing club', colour: '#33B679FF', mayWrite: false }),
    ],
  }
}

/** Differs after each change: RFC 9110, 8.8.3. */
export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`
}
