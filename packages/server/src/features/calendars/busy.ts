import type { Instant, Interval } from '@scheduling/domain'
import type { Db } from '../../database/schema.ts'
import type { BusySource, KnownBusy } from '../busy/kept.ts'
import type { StoredEvent } from './event-store.ts'
import { eventsCalled } from './event-store.ts'
import { freshenCalendars } from './freshen.ts'
import { readingsBetween } from './reading-store.ts'
import { blockingCalendars } from './store.ts'
import { STRETCH, stretchesOf } from './stretches.ts'
import type { ReadTime } from './tables.ts'

/**
 * When the host's calendars say that there is something. They are asked before; this says what is known of them, and of what was
 * never read that it is busy: not knowing is never free.
 */
export const calendarTimes: BusySource = {
  name: 'calendars',
  freshen: freshenCalendars,
  async read(db, { id }, span, now) {
    const connections = new Set((await blockingCalendars(db, id)).map(({ connection_id }) => connection_id))
    if (connections.size === 0) return undefined
    const stretches = stretchesOf(span, now)
    const [first = 0, last = first] = [stretches[0], stretches.at(-1)]
    const readings = (await readingsBetween(db, id, { start: first, end: last + 1 })).filter(
      ({ connection_id }) => connections.has(connection_id),
    )
    const readOf = Map.groupBy(readings, ({ starts_at }) => starts_at.getTime())
    const unread = stretches.filter((at) => (readOf.get(at)?.length ?? 0) < connections.size)
    const times = await withoutOwn(
      db,
      id,
      readings.flatMap((reading) => reading.times),
    )
    return {
      times: [...unread.map(wholeStretch), ...times],
      freshness: {
        kind: 'last_read',
        at: oldest(
          readings.map(({ read_at }) => read_at.getTime()),
          now,
        ),
      },
    }
  },
}

function wholeStretch(at: Instant): Interval {
  return { start: at, end: at + STRETCH }
}

function oldest(instants: readonly Instant[], now: Instant): Instant {
  return Math.min(now, ...instants)
}

/** A booking's own time is busy by itself; its event where it is written. One that was moved there by hand counts. */
async function withoutOwn(db: Db, hostId: string, times: readonly ReadTime[]): Promise<KnownBusy[]> {
  const ids = times.flatMap(([, , , eventId]) => eventId ?? [])
  const events = ids.length > 0 ? await eventsCalled(db, hostId, [...new Set(ids)]) : []
  const own = new Map(events.map((event) => [event.event_id, event]))
  return times
    .filter(([start, end, , eventId]) => {
      const event = eventId === undefined ? undefined : own.get(eventId)
      return !event || !isAsWritten(event, { start, end })
    })
    .map(([start, end]) => ({ start, end }))
}

function isAsWritten(event: StoredEvent, { start, end }: Interval): boolean {
  const { wanted_start, wanted_end, written_start, written_end } = event
  return (
    (wanted_start?.getTime() === start && wanted_end?.getTime() === end) ||
    (written_start?.getTime() === start && written_end?.getTime() === end)
  )
}
