import type { Instant, Interval } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import { isWithin } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { CalendarBusy } from '../../providers/provider.ts'
import { ProviderError } from '../../providers/provider.ts'
import { findHost } from '../hosts/operations.ts'
import type { BusyHost, Need } from '../busy/kept.ts'
import { idsOf } from '../busy/kept.ts'
import { renewBusy } from '../busy/operations.ts'
import { withCalendars } from './access.ts'
import { CALENDARS_ASKED } from './last-checked.ts'
import { countedOf, isUnusual } from './counted.ts'
import { listAnew } from './operations.ts'
import type { StoredReading } from './reading-store.ts'
import { putReading, readingsBetween, readingsOf } from './reading-store.ts'
import type { CalendarsRead } from './sharers.ts'
import type { StoredCalendar } from './store.ts'
import { blockingCalendars, blockingCalendarsOf } from './store.ts'
import { STRETCH, stretchesOf } from './stretches.ts'
import type { ReadTime } from './tables.ts'

// Fresh enough for viewing a page: we also hear of changes in the background.
const FRESH_MS = MINUTE
// Fresh enough for booking, which needs the current busy times.
const FRESH_NOW_MS = 10_000
// The longest wait for a person who books. After that the stored times count.
const PATIENCE_MS = 2_000

/**
 * Asks the hosts' calendars for their busy times in the span, unless they were asked recently. A page visit only waits if
 * nothing was ever read. A booking waits a little. If a calendar does not answer, its stored times stay, and we ask again.
 * The connection's health shows that. Answers the hosts for whom something changed.
 */
export async function freshenCalendars(
  context: Context,
  hosts: readonly BusyHost[],
  span: Interval,
  need: Need,
): Promise<ReadonlySet<HostId>> {
  const stretches = stretchesOf(span, context.clock.now())
  const due = hosts.filter((host) => isHostDue(context, host, stretches, need))
  if (due.length === 0) return new Set()
  const blocking = await blockingCalendarsOf(context.db, idsOf(due))
  const [first = 0, last = first] = [stretches[0], stretches.at(-1)]
  const readings =
    blocking.size === 0
      ? new Map<HostId, StoredReading[]>()
      : await readingsBetween(context.db, [...blocking.keys()], { start: first, end: last + 1 })
  const changed = await Promise.all(
    due.map(async (host) => {
      const calendars = { blocking: blocking.get(host.id) ?? [], readings: readings.get(host.id) ?? [] }
      return (await freshenHost(context, host, stretches, calendars, need)) ? [host.id] : []
    }),
  )
  return new Set(changed.flat())
}

/** When each stretch of a host was asked for, as far as this process knows. Undefined: they have no calendars. */
function askedOf(context: Context, host: BusyHost): Map<Instant, Instant> | undefined {
  const known = context.service(CALENDARS_ASKED).byHost.get(host.id)
  // Another revision: the host may have chosen other calendars, or another process may have read them.
  if (known?.revision !== host.busyRevision) return new Map()
  return known.isNothing ? undefined : known.at
}

function isDue(context: Context, asked: Map<Instant, Instant>, at: Instant, need: Need): boolean {
  const freshMs = need === 'now' ? FRESH_NOW_MS : FRESH_MS
  return !isWithin(asked.get(at) ?? -Infinity, freshMs, context.clock.now())
}

function isHostDue(context: Context, host: BusyHost, stretches: readonly Instant[], need: Need): boolean {
  const asked = askedOf(context, host)
  return asked !== undefined && stretches.some((at) => isDue(context, asked, at, need))
}

async function freshenHost(
  context: Context,
  host: BusyHost,
  stretches: readonly Instant[],
  { blocking, readings }: CalendarsRead,
  need: Need,
): Promise<boolean> {
  const asked = askedOf(context, host) ?? new Map<Instant, Instant>()
  const { byHost } = context.service(CALENDARS_ASKED)
  byHost.set(host.id, { revision: host.busyRevision, isNothing: blocking.length === 0, at: asked })
  if (blocking.length === 0) return false
  const read = readElsewhere(readings, blocking)
  for (const [at, readAt] of read) asked.set(at, Math.max(readAt, asked.get(at) ?? 0))
  const due = stretches.filter((at) => isDue(context, asked, at, need))
  for (const at of due) asked.set(at, context.clock.now())
  const begun = due.map(async (at) => [at, await inOne(context, host.id, at, blocking)] as const)
  const changed = begun.map(async (one) => (await one)[1])
  if (need === 'now') return inPatience(Promise.all(changed))
  const awaited = changed.filter((_one, index) => !read.has(due[index] ?? 0))
  // The next visit asks again for what fails here.
  void Promise.allSettled(changed)
  return (await Promise.all(awaited)).includes(true)
}

async function inPatience(changed: Promise<boolean[]>): Promise<boolean> {
  const late = Promise.withResolvers<boolean[]>()
  const timer = setTimeout(() => late.resolve([]), PATIENCE_MS)
  try {
    return (await Promise.race([changed, late.promise])).includes(true)
  } finally {
    clearTimeout(timer)
  }
}

/** Reads all stored stretches of a connection again. Throws `ProviderError`. Repeat: the same. */
export async function readAgain(
  context: Context,
  ref: { hostId: HostId; connectionId: string },
): Promise<void> {
  const from = new Date(context.clock.now() - STRETCH)
  const ofConnection = (await blockingCalendars(context.db, ref.hostId)).filter(
    ({ connection_id }) => connection_id === ref.connectionId,
  )
  if (ofConnection.length === 0) return
  for (const { starts_at } of await readingsOf(context.db, ref, from)) {
    const at = starts_at.getTime()
    const readAt = context.clock.now()
    const times = await askProvider(context, ref, { start: at, end: at + STRETCH }, ofConnection)
    await keepReading(context, ref, { at, readAt, times }, ofConnection)
  }
}

/** When each stretch was last read from all connections, by any process. */
function readElsewhere(
  readings: readonly StoredReading[],
  blocking: readonly StoredCalendar[],
): Map<Instant, Instant> {
  const connections = new Set(blocking.map(({ connection_id }) => connection_id))
  const found = new Map<Instant, Instant>()
  for (const [at, ofStretch] of Map.groupBy(readings, ({ starts_at }) => starts_at.getTime())) {
    const readBy = new Set(ofStretch.map(({ connection_id }) => connection_id))
    if ([...connections].every((id) => readBy.has(id)))
      found.set(at, Math.min(...ofStretch.map(({ read_at }) => read_at.getTime())))
  }
  return found
}

/** Reads a stretch. Only one read per host and stretch runs at a time. */
async function inOne(
  context: Context,
  hostId: HostId,
  at: Instant,
  blocking: readonly StoredCalendar[],
): Promise<boolean> {
  const { asking } = context.service(CALENDARS_ASKED)
  const key = `${hostId} ${at}`
  const underWay = asking.get(key)
  if (underWay) return underWay
  const begun = readStretch(context, hostId, at, blocking).finally(() => asking.delete(key))
  asking.set(key, begun)
  return begun
}

async function readStretch(
  context: Context,
  hostId: HostId,
  at: Instant,
  blocking: readonly StoredCalendar[],
): Promise<boolean> {
  const byConnection = [...Map.groupBy(blocking, ({ connection_id }) => connection_id)]
  const changed = await Promise.all(
    byConnection.map(async ([connectionId, calendars]) =>
      readConnection(context, { hostId, connectionId }, at, calendars),
    ),
  )
  return changed.includes(true)
}

async function readConnection(
  context: Context,
  ref: { hostId: HostId; connectionId: string },
  at: Instant,
  calendars: readonly StoredCalendar[],
): Promise<boolean> {
  const readAt = context.clock.now()
  try {
    const times = await askProvider(context, ref, { start: at, end: at + STRETCH }, calendars)
    return await keepReading(context, ref, { at, readAt, times }, calendars)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    // A calendar was deleted at the provider. The others are read next time.
    return error.failure === 'not_found' && listedAnew(context, ref)
  }
}

/** False if listing fails too. `withCalendars` has already recorded the failure. */
async function listedAnew(context: Context, ref: { hostId: HostId; connectionId: string }): Promise<boolean> {
  try {
    return await listAnew(context, ref)
  } catch (error) {
    if (error instanceof ProviderError) return false
    throw error
  }
}

function isLookedInto(calendar: StoredCalendar): boolean {
  return calendar.can_read && (calendar.is_target || isUnusual(calendar))
}

async function askProvider(
  context: Context,
  ref: { hostId: HostId; connectionId: string },
  span: Interval,
  calendars: readonly StoredCalendar[],
): Promise<ReadTime[]> {
  // We write bookings into the target, so we must read its events to recognize our own.
  const [own, others] = [calendars.filter(isLookedInto), calendars.filter((one) => !isLookedInto(one))]
  const timeZone = (await findHost(context, ref.hostId))?.time_zone ?? 'UTC'
  const found = await withCalendars(context, ref, 'read_busy', async (calendar, token) =>
    Promise.all([
      ...own.map(async (one) => asRead(one, await calendar.busyEvents(token, one.id, span, timeZone))),
      ...(others.length > 0
        ? [
            calendar
              .busy(
                token,
                others.map(({ id }) => id),
                span,
                timeZone,
              )
              .then((byId) => others.flatMap((one) => asRead(one, byId.get(one.id) ?? []))),
          ]
        : []),
    ]),
  )
  return found.flat().toSorted(inOrder)
}

function asRead(calendar: StoredCalendar, times: readonly CalendarBusy[]): ReadTime[] {
  return countedOf(calendar, times).map(({ start, end, eventId }) =>
    eventId === undefined ? [start, end, calendar.id] : [start, end, calendar.id, eventId],
  )
}

function inOrder(one: ReadTime, other: ReadTime): number {
  return (
    one[0] - other[0] || one[1] - other[1] || one.slice(2).join(' ').localeCompare(other.slice(2).join(' '))
  )
}

/** Stores a reading, unless the host chose other calendars in the meantime. */
async function keepReading(
  context: Context,
  { hostId, connectionId }: { hostId: HostId; connectionId: string },
  { at, readAt, times }: { at: Instant; readAt: Instant; times: ReadTime[] },
  calendars: readonly StoredCalendar[],
): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const now = (await blockingCalendars(trx, hostId)).filter(
      ({ connection_id }) => connection_id === connectionId,
    )
    if (keyOf(now) !== keyOf(calendars)) return false
    const isChanged = await putReading(trx, {
      host_id: hostId,
      connection_id: connectionId,
      starts_at: new Date(at),
      read_at: new Date(readAt),
      times,
    })
    if (isChanged) await renewBusy(trx, hostId)
    return isChanged
  })
}

function keyOf(calendars: readonly StoredCalendar[]): string {
  return calendars
    .map(({ id, is_target, counted }) => `${id} ${is_target} ${counted.join(' ')}`)
    .toSorted()
    .join('\n')
}
