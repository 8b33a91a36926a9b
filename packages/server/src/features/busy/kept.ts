import type { BusyTime, Instant, Interval } from '@scheduling/domain'
import { DAY, isStillBusy } from '@scheduling/domain'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../context.ts'
import { service, hook } from '../../context.ts'
import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

/** A busy time of a host, and its source. */
export interface SourcedBusyTime extends BusyTime {
  /** A booking's id, or `sourceOfHold`. Absent: from elsewhere. */
  source?: string
  /** The name of its calendar. Absent: not from a calendar. */
  calendar?: string
  /** The origin with this id, of any kind, counts it toward its limits. */
  originId?: string
  /** A booking among others of its origin and start. Absent: it has the time for itself. */
  isSeat?: true
}

export interface BusyHost {
  id: HostId
  /** Read from the database for this request. It tells whether the cache is still valid. */
  busyRevision: string
  /** When the last of the host's holds ends. */
  heldUntil: Instant | null
}

export function idsOf(hosts: readonly BusyHost[]): HostId[] {
  return hosts.map(({ id }) => id)
}

export type BusySourceName = 'bookings' | 'holds' | 'calendars'

/** How fresh a source's answer is: current in our own database, or as of the last reading elsewhere. */
export type Freshness = { kind: 'current' } | { kind: 'last_read'; at: Instant }

export interface BusyReading {
  times: readonly SourcedBusyTime[]
  /** When we do not know whether the host is busy, and the host lets that count as free. */
  doubted?: readonly Interval[]
  freshness: Freshness
}

/** What a source says of each host. */
export type Readings = ReadonlyMap<HostId, BusyReading>

/**
 * `kept`: what is cached, though it may be outdated, and stored times where nothing is. For a first look before others.
 * `known`: stored times, at once. `now`: current times, after a short wait.
 */
export type Need = 'kept' | 'known' | 'now'

/** A source with `current` times must renew the host's revision in the transaction that writes them. */
export interface BusySource {
  name: BusySourceName
  /** The busy times that overlap the span, and maybe others. Absent: the host does not have this source. */
  read(db: Db, hosts: readonly BusyHost[], span: Interval, now: Instant): Promise<Readings>
  /** Updates what `read` reads, never within a transaction. Answers what changed. Absent: all data is in our database. */
  freshen?(
    context: Context,
    hosts: readonly BusyHost[],
    span: Interval,
    need: Need,
  ): Promise<ReadonlySet<HostId>>
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

/** Locks what these hosts share with others, after the hosts themselves and always in the same order. */
type LockWith = (trx: Transaction<Database>, hostIds: readonly HostId[]) => Promise<void>

export const LOCKED_WITH_HOSTS = hook<LockWith>('what is locked with the time of hosts')

export const BUSY_SOURCES = hook<BusySource>('when a host is busy')

/** A cache of hosts' busy times from all sources, each with its revision. */
export interface KeptBusy {
  sources: readonly BusySource[]
  /** The hosts for whom a source has changed. */
  freshen: (hosts: readonly BusyHost[], span: Interval, need: Need) => Promise<ReadonlySet<HostId>>
  read: LRUCache<string, Kept>
  /** What is being read now: whoever wants the same meanwhile waits for it. */
  reading: Map<HostId, Reading>
}

/** Under way for a host. It began after its revision was read, so it is right for everybody who has read the same one. */
interface Reading {
  revision: string
  span: Interval
  kept: Promise<ReadonlyMap<HostId, Kept>>
}

interface Kept {
  revision: string
  span: Interval
  sources: readonly SourceFreshness[]
  doubted: readonly Interval[]
  lasting: readonly SourcedBusyTime[]
  /** Busy times that end by themselves. */
  passing: readonly SourcedBusyTime[]
}

// About ten megabytes.
const TIMES_MAX = 50_000
// The database driver cannot send Infinity.
const FAR_FUTURE = Date.UTC(9_000, 0)

export const BUSY = service({
  name: 'busy times',
  open: (context) => keepBusy(context, context.hooks(BUSY_SOURCES)),
})

export function keepBusy(context: Context, sources: readonly BusySource[]): KeptBusy {
  return {
    sources,
    read: new LRUCache({ maxSize: TIMES_MAX, sizeCalculation: sizeOf }),
    reading: new Map(),
    async freshen(hosts, span, need) {
      const changed = await Promise.all(
        sources.map(async (source) => source.freshen?.(context, hosts, span, need) ?? []),
      )
      return new Set(changed.flatMap((ofSource) => [...ofSource]))
    },
  }
}

function sizeOf({ lasting, passing }: Kept): number {
  return lasting.length + passing.length + 1
}

/** When each host is busy within the span, and maybe at other times. Each source is read once, however many hosts there are. */
export async function busyAround(
  keeps: KeptBusy,
  db: Db,
  hosts: readonly BusyHost[],
  wanted: Interval,
  now: Instant,
  need: Need = 'known',
): Promise<ReadonlyMap<HostId, HostBusyTimes>> {
  const { sources, read, reading, freshen } = keeps
  // Whole days: others ask for times nearby.
  const span = {
    start: Math.max(0, Math.floor(wanted.start / DAY) * DAY),
    end: Math.min(Math.ceil(wanted.end / DAY) * DAY, FAR_FUTURE),
  }
  // Under the host's lock, ask the database: the revision may have been read before locking.
  if (db.isTransaction) return stillBusyOf(await ask(sources, db, hosts, span, now), now)
  const all = need === 'kept' ? allKept(read, hosts, span) : undefined
  if (all) return stillBusyOf(all, now)
  const fresher = await freshen(hosts, span, need === 'now' ? 'now' : 'known')
  const found = new Map<HostId, Kept>()
  const missing: BusyHost[] = []
  const awaited = new Set<Reading['kept']>()
  let reach = span
  for (const host of hosts) {
    const cached = read.get(host.id)
    // If a source just changed, there is a newer revision that this request has not read.
    const isCurrent = !fresher.has(host.id) && cached?.revision === host.busyRevision
    const underWay = fresher.has(host.id) ? undefined : reading.get(host.id)
    if (isCurrent && covers(cached.span, span)) found.set(host.id, cached)
    else if (underWay?.revision === host.busyRevision && covers(underWay.span, span))
      awaited.add(underWay.kept)
    else missing.push(host)
    if (isCurrent) reach = hull(reach, cached.span)
  }
  if (missing.length > 0) awaited.add(readAndKeep(keeps, db, missing, reach, now))
  for (const some of await Promise.all(awaited))
    for (const { id } of hosts) {
      const kept = some.get(id)
      if (kept) found.set(id, kept)
    }
  return stillBusyOf(found, now)
}

/** Undefined if something is not cached. */
function allKept(
  read: KeptBusy['read'],
  hosts: readonly BusyHost[],
  span: Interval,
): ReadonlyMap<HostId, Kept> | undefined {
  const found = new Map<HostId, Kept>()
  for (const { id } of hosts) {
    const cached = read.get(id)
    if (!cached || !covers(cached.span, span)) return undefined
    found.set(id, cached)
  }
  return found
}

async function readAndKeep(
  { sources, read, reading }: KeptBusy,
  db: Db,
  hosts: readonly BusyHost[],
  span: Interval,
  now: Instant,
): Promise<ReadonlyMap<HostId, Kept>> {
  const kept = ask(sources, db, hosts, span, now)
  for (const { id, busyRevision: revision } of hosts) reading.set(id, { revision, span, kept })
  try {
    for (const [hostId, one] of await kept) read.set(hostId, one)
    return await kept
  } finally {
    for (const { id } of hosts) if (reading.get(id)?.kept === kept) reading.delete(id)
  }
}

function covers(one: Interval, other: Interval): boolean {
  return one.start <= other.start && one.end >= other.end
}

async function ask(
  sources: readonly BusySource[],
  db: Db,
  hosts: readonly BusyHost[],
  span: Interval,
  now: Instant,
): Promise<Map<HostId, Kept>> {
  const readings: [BusySourceName, Readings][] = []
  // One after the other, because a transaction has one connection.
  for (const source of sources) readings.push([source.name, await source.read(db, hosts, span, now)])
  return new Map(
    hosts.map((host) => {
      const ofHost = readings.flatMap(([name, byHost]) => {
        const reading = byHost.get(host.id)
        return reading ? [{ name, ...reading }] : []
      })
      return [host.id, keptOf(host, span, ofHost)]
    }),
  )
}

function keptOf(host: BusyHost, span: Interval, readings: readonly (BusyReading & SourceFreshness)[]): Kept {
  const times =
    readings.length === 1 && readings[0] ? readings[0].times : readings.flatMap((one) => one.times)
  return {
    revision: host.busyRevision,
    span,
    sources: readings.map(({ name, freshness }) => ({ name, freshness })),
    doubted: readings.flatMap(({ doubted }) => doubted ?? []),
    lasting: times.filter(({ until }) => until === undefined),
    passing: times.filter(({ until }) => until !== undefined),
  }
}

function stillBusyOf(kept: ReadonlyMap<HostId, Kept>, now: Instant): ReadonlyMap<HostId, HostBusyTimes> {
  return new Map(Array.from(kept, ([hostId, one]) => [hostId, stillBusy(one, now)]))
}

function stillBusy({ lasting, passing, sources, doubted }: Kept, now: Instant): HostBusyTimes {
  // Hosts can have thousands of meetings and are read often. Without holds, do not copy the list.
  if (passing.length === 0) return { times: lasting, sources, doubted }
  return { times: [...lasting, ...passing.filter((busy) => isStillBusy(busy, now))], sources, doubted }
}

/** The cached span grows, so visitors of different months do not keep replacing it. */
function hull(one: Interval, other: Interval): Interval {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) }
}
