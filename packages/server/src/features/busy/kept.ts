import type { BusyTime, Instant, Interval } from '@scheduling/domain'
import { isStillBusy } from '@scheduling/domain'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../context.ts'
import { keeping, occasion } from '../../context.ts'
import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

/** A time at which a host is busy, and where that comes from. */
export interface SourcedBusyTime extends BusyTime {
  /** A booking's id, or `sourceOfHold`. Absent: it comes from elsewhere. */
  source?: string
  /** The name of the calendar that it comes from. Absent: it comes from none. */
  calendar?: string
  /** Counts towards the limits of what has this id, of whatever kind it is. */
  originId?: string
}

export interface BusyHost {
  id: HostId
  /** Read from the database for this request: it says whether what is kept still holds. */
  busyRevision: string
  /** When the last of the host's holds ends. */
  heldUntil: Instant | null
}

export type BusySourceName = 'bookings' | 'holds' | 'calendars'

/** Since when what a source says is known: in our own database it is so now, from elsewhere it was so when last read. */
export type Freshness = { kind: 'current' } | { kind: 'last_read'; at: Instant }

export interface BusyReading {
  times: readonly SourcedBusyTime[]
  /** When the host might be busy all the same: nobody could say, and the host lets that count as free. */
  doubted?: readonly Interval[]
  freshness: Freshness
}

/** What is needed: what is known, at once, or what is so now, as far as one can wait for it. */
export type Need = 'known' | 'now'

/** Whoever writes times that are `current` renews the host's revision in the same transaction. */
export interface BusySource {
  name: BusySourceName
  /** When the host is busy: the times that overlap the span, and maybe others. Undefined: this host has no such source. */
  read(db: Db, host: BusyHost, span: Interval, now: Instant): Promise<BusyReading | undefined>
  /** Asks elsewhere what is read here then, never within a transaction; true where that changed. Absent: all of it is here. */
  freshen?(context: Context, host: BusyHost, span: Interval, need: Need): Promise<boolean>
}

/** A source that was asked, and how fresh its answer is. */
export interface SourceFreshness {
  name: BusySourceName
  freshness: Freshness
}

/** When a host is busy, by all sources. */
export interface HostBusyTimes {
  times: readonly SourcedBusyTime[]
  doubted: readonly Interval[]
  sources: readonly SourceFreshness[]
}

/** Locks what others share with these hosts, after the hosts themselves and always in one order. */
type LockWith = (trx: Transaction<Database>, hostIds: readonly HostId[]) => Promise<void>

export const LOCKED_WITH_HOSTS = occasion<LockWith>('what is locked with the time of hosts')

export const BUSY_SOURCES = occasion<BusySource>('when a host is busy')

/** Busy times of hosts from all sources as last read, each under the revision that they belong to. */
export interface KeptBusy {
  sources: readonly BusySource[]
  /** True where a source knows more than before. */
  freshen: (host: BusyHost, span: Interval, need: Need) => Promise<boolean>
  read: LRUCache<string, Kept>
}

interface Kept {
  revision: string
  span: Interval
  sources: readonly SourceFreshness[]
  doubted: readonly Interval[]
  lasting: readonly SourcedBusyTime[]
  /** Those that end by themselves. */
  passing: readonly SourcedBusyTime[]
}

// Some ten megabytes.
const TIMES_MAX = 50_000
// Infinity is no instant that a driver can send.
const FAR_FUTURE = Date.UTC(9_000, 0)

export const BUSY = keeping({
  name: 'busy times',
  open: (context) => keepBusy(context, context.partakers(BUSY_SOURCES)),
})

export function keepBusy(context: Context, sources: readonly BusySource[]): KeptBusy {
  return {
    sources,
    read: new LRUCache({ maxSize: TIMES_MAX, sizeCalculation: sizeOf }),
    async freshen(host, span, need) {
      const changed = await Promise.all(
        sources.map(async (source) => source.freshen?.(context, host, span, need)),
      )
      return changed.includes(true)
    },
  }
}

function sizeOf({ lasting, passing }: Kept): number {
  return lasting.length + passing.length + 1
}

/** The host's busy times that overlap the span, and maybe others. */
export async function busyAround(
  { sources, read, freshen }: KeptBusy,
  db: Db,
  host: BusyHost,
  wanted: Interval,
  now: Instant,
  need: Need = 'known',
): Promise<HostBusyTimes> {
  const span = { start: Math.max(0, wanted.start), end: Math.min(wanted.end, FAR_FUTURE) }
  // Whoever holds the host's lock asks the database: its revision was perhaps read before the lock was there.
  if (db.isTransaction) return stillBusy(await ask(sources, db, host, span, now), now)
  const isFresher = await freshen(host, span, need)
  const cached = read.get(host.id)
  // What changed since has another revision, which this request has not read.
  const isCurrent = !isFresher && cached?.revision === host.busyRevision
  if (isCurrent && cached.span.start <= span.start && cached.span.end >= span.end)
    return stillBusy(cached, now)
  const reach = isCurrent ? hull(cached.span, span) : span
  const kept = await ask(sources, db, host, reach, now)
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
  const found: SourcedBusyTime[] = []
  const freshness: SourceFreshness[] = []
  const doubted: Interval[] = []
  // One after the other: a transaction has one connection.
  for (const source of sources) {
    const reading = await source.read(db, host, span, now)
    if (!reading) continue
    found.push(...reading.times)
    doubted.push(...(reading.doubted ?? []))
    freshness.push({ name: source.name, freshness: reading.freshness })
  }
  return {
    revision: host.busyRevision,
    span,
    sources: freshness,
    doubted,
    lasting: found.filter(({ until }) => until === undefined),
    passing: found.filter(({ until }) => until !== undefined),
  }
}

function stillBusy({ lasting, passing, sources, doubted }: Kept, now: Instant): HostBusyTimes {
  // Hosts without holds have thousands of meetings and are asked for often: their list goes out as it is.
  if (passing.length === 0) return { times: lasting, sources, doubted }
  return { times: [...lasting, ...passing.filter((busy) => isStillBusy(busy, now))], sources, doubted }
}

/** So that visitors of different months do not take turns in reading. */
function hull(one: Interval, other: Interval): Interval {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) }
}
