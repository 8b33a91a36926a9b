import type { Instant, Interval } from '@scheduling/domain'
import { busyWhenUnread, isFreeUnread } from '@scheduling/domain'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { BusyReading, BusySource, SourcedBusyTime } from '../busy/kept.ts'
import { idsOf } from '../busy/kept.ts'
import type { StoredEvent } from './event-store.ts'
import { eventsCalled } from './event-store.ts'
import { freshenCalendars } from './freshen.ts'
import type { StoredReading } from './reading-store.ts'
import { readingsBetween } from './reading-store.ts'
import type { CalendarsRead } from './sharers.ts'
import { sharedTimes } from './sharers.ts'
import type { StoredCalendar } from './store.ts'
import { blockingCalendarsOf } from './store.ts'
import { STRETCH, stretchesOf } from './stretches.ts'
import type { ReadTime } from './tables.ts'

/**
 * The stored busy times of the hosts' calendars. `freshen` asks the calendars before. If a stretch was never read, or too
 * long ago, the host's choice applies: it is only free if they chose that.
 */
export const calendarTimes: BusySource = {
  name: 'calendars',
  freshen: freshenCalendars,
  async read(db, hosts, span, now) {
    const blocking = await blockingCalendarsOf(db, idsOf(hosts))
    if (blocking.size === 0) return new Map()
    const stretches = stretchesOf(span, now)
    const [first = 0, last = first] = [stretches[0], stretches.at(-1)]
    const readings = await readingsBetween(db, [...blocking.keys()], { start: first, end: last + 1 })
    const read = new Map(
      Array.from(blocking, ([id, calendars]) => [
        id,
        { blocking: calendars, readings: readings.get(id) ?? [] },
      ]),
    )
    const own = await ownEvents(db, readings)
    const shared = await sharedTimes(db, read, span)
    return new Map(
      Array.from(read, ([id, calendars]) => {
        const reading = readingOf(calendars, stretches, own.get(id) ?? new Map(), now)
        return [id, { ...reading, times: [...reading.times, ...(shared.get(id) ?? [])] }]
      }),
    )
  },
}

function readingOf(
  { blocking, readings }: CalendarsRead,
  stretches: readonly Instant[],
  own: OwnEvents,
  now: Instant,
): BusyReading {
  const found = stretches.flatMap((at) =>
    blocking.map((calendar) => stretchIn(calendar, at, readings, own, now)),
  )
  const connections = new Set(blocking.map(({ connection_id }) => connection_id))
  const readAt = readings
    .filter(({ connection_id }) => connections.has(connection_id))
    .map(({ read_at }) => read_at.getTime())
  return {
    times: found.flatMap((stretch) => stretch.times),
    doubted: found.flatMap((stretch) => stretch.doubted),
    freshness: { kind: 'last_read', at: Math.min(now, ...readAt) },
  }
}

type OwnEvents = ReadonlyMap<string | null, StoredEvent>

/** The busy times of one calendar in one stretch. */
function stretchIn(
  calendar: StoredCalendar,
  at: Instant,
  readings: readonly StoredReading[],
  own: OwnEvents,
  now: Instant,
): { times: SourcedBusyTime[]; doubted: Interval[] } {
  const reading = readings.find(
    ({ connection_id, starts_at }) => connection_id === calendar.connection_id && starts_at.getTime() === at,
  )
  const { trust_minutes, when_unread: afterwards, name } = calendar
  const rule = { trustFor: trust_minutes ?? Infinity, afterwards }
  const last = reading && {
    at: reading.read_at.getTime(),
    busy: reading.times
      .filter((time) => time[2] === calendar.id && !isOwn(time, own, reading.read_at))
      .map(([start, end]) => ({ start, end })),
  }
  const stretch = { start: at, end: at + STRETCH }
  const busy = busyWhenUnread(last ?? null, rule, now, stretch, '')
  return {
    times: busy.map(({ start, end }) => ({ start, end, calendar: name })),
    doubted: isFreeUnread(last ?? null, rule, now) ? [stretch] : [],
  }
}

/**
 * Whether a busy time is the event of a booking, which already blocks its own time. Also true for its former place, if it was
 * written again after this reading. An event that was moved by hand counts as busy.
 */
function isOwn([start, end, , eventId]: ReadTime, own: OwnEvents, readAt: Date): boolean {
  const event = eventId === undefined ? undefined : own.get(eventId)
  if (!event) return false
  return isAsWritten(event, { start, end }) || (event.written_at !== null && event.written_at >= readAt)
}

async function ownEvents(
  db: Db,
  readings: ReadonlyMap<HostId, readonly StoredReading[]>,
): Promise<Map<HostId, OwnEvents>> {
  const all = [...readings.values()].flat()
  const ids = all.flatMap(({ times }) => times.flatMap(([, , , eventId]) => eventId ?? []))
  const events = ids.length > 0 ? await eventsCalled(db, [...readings.keys()], [...new Set(ids)]) : []
  return new Map(
    Array.from(
      Map.groupBy(events, ({ host_id }) => host_id),
      ([hostId, own]) => [hostId, new Map(own.map((event) => [event.event_id, event]))],
    ),
  )
}

function isAsWritten(event: StoredEvent, { start, end }: Interval): boolean {
  const { wanted_start, wanted_end, written_start, written_end } = event
  return (
    (wanted_start?.getTime() === start && wanted_end?.getTime() === end) ||
    (written_start?.getTime() === start && written_end?.getTime() === end)
  )
}
