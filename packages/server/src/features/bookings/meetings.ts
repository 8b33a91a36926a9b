import type { Interval } from '@scheduling/domain'
import type { Kysely, Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/schema.ts'
import type { Meeting } from './store.ts'
import { meetingsBetween } from './store.ts'

// What the slots capability needs of bookings, apart from their operations, which need slots.

export type { Meeting } from './store.ts'

/** The meetings of hosts as last read, each under the revision of the host's bookings that they belong to. */
export type KeptMeetings = LRUCache<string, Kept>

interface Kept {
  revision: string
  span: Interval
  meetings: readonly Meeting[]
}

// Some ten megabytes.
const MEETINGS_MAX = 50_000

export function keepMeetings(): KeptMeetings {
  return new LRUCache({ maxSize: MEETINGS_MAX, sizeCalculation: ({ meetings }) => meetings.length + 1 })
}

interface BusyHost {
  id: string
  /** Read from the database for this request: it says whether what is kept still holds. */
  busyRevision: string
}

/** The host's confirmed meetings that overlap the span, and maybe others. */
export async function meetingsAround(
  kept: KeptMeetings,
  db: Kysely<Database> | Transaction<Database>,
  host: BusyHost,
  span: Interval,
): Promise<readonly Meeting[]> {
  // Whoever holds the host's lock asks the database: its revision was perhaps read before the lock was there.
  if (db.isTransaction) return meetingsBetween(db, host.id, span)
  const known = kept.get(host.id)
  const isCurrent = known?.revision === host.busyRevision
  if (isCurrent && known.span.start <= span.start && known.span.end >= span.end) return known.meetings
  const wanted = isCurrent ? hull(known.span, span) : span
  const meetings = await meetingsBetween(db, host.id, wanted)
  kept.set(host.id, { revision: host.busyRevision, span: wanted, meetings })
  return meetings
}

/** So that visitors of different months do not take turns in reading. */
function hull(one: Interval, other: Interval): Interval {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) }
}
