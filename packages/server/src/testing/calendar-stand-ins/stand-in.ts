import type { Connection, ProviderId } from '@scheduling/contract'
import type { Fault } from '@scheduling/sandbox/faults'
import type { Notices } from '@scheduling/sandbox/notices'
import type { TestHost } from '../hosts.ts'

/** A calendar event, in the same form for every provider. */
export interface StandInEntry {
  id: string
  title: string
  start: string
  end: string
  room?: string
}

/** A provider, in the same form for tests of all providers. */
export interface StandIn {
  provider: ProviderId
  /** Connects the account, or reconnects it. */
  connect: (host: TestHost) => Promise<Connection>
  /** Nothing can be written to it. */
  isReadOnly?: true
  /** How often we poll it. Absent: every minute. */
  looksEveryMinutes?: number
  /** The room that comes with its events. Absent: none. */
  room?: 'google_meet' | 'microsoft_teams'
  /** `id` defaults to the title. */
  add: (title: string, start: string, end: string, id?: string) => void
  entries: () => StandInEntry[]
  /** Finds an event by title, at any time. */
  idOf: (title: string) => string
  /** The dates of a whole-day event: from, and until (exclusive). */
  datesOf: (id: string) => [from: string | undefined, to: string | undefined]
  move: (id: string, start: string, end: string) => void
  /** Replaces the event's times by a day. */
  makeDay: (id: string, date: string) => void
  moveToDate: (id: string, from: string, to: string) => void
  remove: (id: string) => void
  decline: (id: string, email: string) => void
  clear: () => void
  /** Makes all cursors invalid, so that reading changes starts anew. */
  forgetCursors: () => void
  /** Makes reading, writing or token calls fail. */
  fails: (what: 'reading' | 'writing' | 'token', fault: Fault, times?: number) => void
  works: () => void
  /** Whether a call is waiting for a response that never comes. */
  isHanging: () => boolean
  revoke: () => void
  /** Its change notifications. Absent: we have to poll. */
  notices?: Notices
  /** How many calls it has answered. */
  asked: () => number
}
