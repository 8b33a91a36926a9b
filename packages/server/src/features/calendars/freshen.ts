import type { Instant, Interval } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { CalendarBusy } from '../../providers/provider.ts'
import { ProviderError } from '../../providers/provider.ts'
import type { BusyHost } from '../busy/kept.ts'
import { renewBusy } from '../busy/operations.ts'
import { withAccess } from '../connections/access.ts'
import { CALENDARS_ASKED } from './asked.ts'
import { listAnew } from './operations.ts'
import { putReading, readingsBetween } from './reading-store.ts'
import type { StoredCalendar } from './store.ts'
import { blockingCalendars } from './store.ts'
import { STRETCH, stretchesOf } from './stretches.ts'
import type { ReadTime } from './tables.ts'

// Whoever looks at a page twice sees the same; what changed in a calendar is seen a minute later at most.
const FRESH_MS = MINUTE

/**
 * Asks the host's calendars what they say of the span, where that was not asked lately. What cannot be asked stays as it was
 * known, and is asked again a minute later; the connection's health says so. True where something changed.
 */
export async function freshenCalendars(context: Context, host: BusyHost, span: Interval): Promise<boolean> {
  const { byHost } = context.kept(CALENDARS_ASKED)
  const now = context.clock.now()
  const known = byHost.get(host.id)
  const isKnown = known?.revision === host.busyRevision
  if (isKnown && known.isNothing) return false
  // Under another revision something else may be chosen, or read by another process.
  const asked = isKnown ? known.at : new Map<Instant, Instant>()
  const isDue = (at: Instant) => now - (asked.get(at) ?? -Infinity) >= FRESH_MS
  const stretches = stretchesOf(span, now)
  if (isKnown && !stretches.some(isDue)) return false

  const blocking = await blockingCalendars(context.db, host.id)
  byHost.set(host.id, { revision: host.busyRevision, isNothing: blocking.length === 0, at: asked })
  if (blocking.length === 0) return false
  for (const [at, readAt] of await readElsewhere(context, host.id, stretches, blocking)) asked.set(at, readAt)
  const due = stretches.filter(isDue)
  const changed = await Promise.all(due.map(async (at) => inOne(context, host.id, at, blocking)))
  for (const at of due) asked.set(at, now)
  return changed.includes(true)
}

/** When each stretch was read of all connections, by whatever process. */
async function readElsewhere(
  context: Context,
  hostId: string,
  stretches: readonly Instant[],
  blocking: readonly StoredCalendar[],
): Promise<Map<Instant, Instant>> {
  const [first = 0, last = first] = [stretches[0], stretches.at(-1)]
  const readings = await readingsBetween(context.db, hostId, { start: first, end: last + 1 })
  const connections = new Set(blocking.map(({ connection_id }) => connection_id))
  const found = new Map<Instant, Instant>()
  for (const [at, ofStretch] of Map.groupBy(readings, ({ starts_at }) => starts_at.getTime())) {
    const readBy = new Set(ofStretch.map(({ connection_id }) => connection_id))
    if ([...connections].every((id) => readBy.has(id)))
      found.set(at, Math.min(...ofStretch.map(({ read_at }) => read_at.getTime())))
  }
  return found
}

/** One at a time for each stretch of a host. */
async function inOne(
  context: Context,
  hostId: string,
  at: Instant,
  blocking: readonly StoredCalendar[],
): Promise<boolean> {
  const { asking } = context.kept(CALENDARS_ASKED)
  const key = `${hostId} ${at}`
  const underWay = asking.get(key)
  if (underWay) return underWay
  const begun = readStretch(context, hostId, at, blocking).finally(() => asking.delete(key))
  asking.set(key, begun)
  return begun
}

async function readStretch(
  context: Context,
  hostId: string,
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
  ref: { hostId: string; connectionId: string },
  at: Instant,
  calendars: readonly StoredCalendar[],
): Promise<boolean> {
  const readAt = context.clock.now()
  try {
    const times = await askProvider(context, ref, { start: at, end: at + STRETCH }, calendars)
    return await keepReading(context, ref, { at, readAt, times }, calendars)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    // One of them was deleted there: what is left is read the next time.
    if (error.failure === 'not_found') return listAnew(context, ref)
    return false
  }
}

async function askProvider(
  context: Context,
  ref: { hostId: string; connectionId: string },
  span: Interval,
  calendars: readonly StoredCalendar[],
): Promise<ReadTime[]> {
  // Into the target our own bookings are written: of its events it must be known which they are.
  const [own, others] = [
    calendars.filter(({ is_target, can_read }) => is_target && can_read),
    calendars.filter(({ is_target, can_read }) => !is_target || !can_read),
  ]
  const found = await withAccess(context, ref, async ({ calendar }, token) =>
    Promise.all([
      ...own.map(({ id }) => calendar.busyEvents(token, id, span)),
      ...(others.length > 0
        ? [
            merged(
              calendar.busy(
                token,
                others.map(({ id }) => id),
                span,
              ),
            ),
          ]
        : []),
    ]),
  )
  return found.flat().map(asRead).toSorted(inOrder)
}

async function merged(byCalendar: Promise<Map<string, CalendarBusy[]>>): Promise<CalendarBusy[]> {
  return [...(await byCalendar).values()].flat()
}

function asRead({ start, end, eventId }: CalendarBusy): ReadTime {
  return eventId === undefined ? [start, end] : [start, end, eventId]
}

function inOrder(one: ReadTime, other: ReadTime): number {
  return one[0] - other[0] || one[1] - other[1] || String(one[2]).localeCompare(String(other[2]))
}

/** Unless something else was chosen while it was read. */
async function keepReading(
  context: Context,
  { hostId, connectionId }: { hostId: string; connectionId: string },
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
    .map(({ id, is_target }) => `${id} ${is_target}`)
    .toSorted()
    .join('\n')
}
