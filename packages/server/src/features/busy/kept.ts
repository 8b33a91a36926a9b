import type { BusyTime, Instant, Interval } from '@scheduling/domain'
import { isStillBusy } from '@scheduling/domain'
import type { Kysely, Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import { keeping, occasion } from '../../context.ts'
import type { Database } from '../../database/schema.ts'

type Db = Kysely<Database> | Transaction<Database>

/** A time at which a host is busy, whoever knows of it. `source`: a booking's id, or `sourceOfHold`. */
export interface KnownBusy extends BusyTime {
  source: string
  /** Counts towards the limits of this event type. */
  eventTypeId?: string
}

export interface BusyHost {
  id: string
  /** Read from the database for this request: it says whether what is kept still holds. */
  busyRevision: string
  /** When the last of the host's holds ends. */
  heldUntil: Instant | null
}

/**
 * Knows times at which hosts are busy: those that overlap the span, and maybe others. Who writes such times renews the
 * host's revision in the same transaction.
 */
export type BusySource = (
  db: Db,
  host: BusyHost,
  span: Interval,
  now: Instant,
) => Promise<readonly KnownBusy[]>

export const BUSY_SOURCES = occasion<BusySource>('when a host is busy')

/** Busy times of hosts from all sources as last read, each under the revision that they belong to. */
export interface KeptBusy {
  sources: readonly BusySource[]
  read: LRUCache<string, Kept>
}

interface Kept {
  revision: string
  span: Interval
  lasting: readonly KnownBusy[]
  /** Those that end by themselves. */
  passing: readonly KnownBusy[]
}

// Some ten megabytes.
const TIMES_MAX = 50_000
// Infinity is no instant that a driver can send.
const FAR_FUTURE = Date.UTC(9_000, 0)

export const BUSY = keeping({
  name: 'busy times',
  open: ({ partakers }) => keepBusy(partakers(BUSY_SOURCES)),
})

export function keepBusy(sources: readonly BusySource[]): KeptBusy {
  return { sources, read: new LRUCache({ maxSize: TIMES_MAX, sizeCalculation: sizeOf }) }
}

function sizeOf({ lasting, passing }: Kept): number {
  return lasting.length + passing.length + 1
}

/** The host's busy times that overlap the span, and maybe others. */
export async function busyAround(
  { sources, read }: KeptBusy,
  db: Db,
  host: BusyHost,
  asked: Interval,
  now: Instant,
): Promise<readonly KnownBusy[]> {
  const span = { start: Math.max(0, asked.start), end: Math.min(asked.end, FAR_FUTURE) }
  // Whoever holds the host's lock asks the database: its revision was perhaps read before the lock was there.
  if (db.isTransaction) return stillBusy(await ask(sources, db, host, span, now), now)
  const known = read.get(host.id)
  const isCurrent = known?.revision === host.busyRevision
  if (isCurrent && known.span.start <= span.start && known.span.end >= span.end) return stillBusy(known, now)
  const wanted = isCurrent ? hull(known.span, span) : span
  const kept = await ask(sources, db, host, wanted, now)
  read.set(host.id, kept)
  return stillBusy(kept, now)
}

async function ask(
  sources: readonly BusySource[],
  db: Db,
  host: BusyHost,
  span: Interval,
  now: Instant,
): Promise<Kept> {
  const found: KnownBusy[] = []
  // One after the other: a transaction has one connection.
  for (const source of sources) found.push(...(await source(db, host, span, now)))
  return {
    revision: host.busyRevision,
    span,
    lasting: found.filter(({ until }) => until === undefined),
    passing: found.filter(({ until }) => until !== undefined),
  }
}

function stillBusy({ lasting, passing }: Kept, now: Instant): readonly KnownBusy[] {
  // Hosts without holds have thousands of meetings and are asked for often: their list goes out as it is.
  if (passing.length === 0) return lasting
  return [...lasting, ...passing.filter((busy) => isStillBusy(busy, now))]
}

/** So that visitors of different months do not take turns in reading. */
function hull(one: Interval, other: Interval): Interval {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) }
}
