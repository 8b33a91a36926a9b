import type { Interval } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { meetingsWrittenBy } from '../bookings/busy.ts'
import type { SourcedBusyTime } from '../busy/kept.ts'
import { renewBusy } from '../busy/operations.ts'
import type { StoredConnection } from '../connections/operations.ts'
import { connectionsOfHost } from '../connections/operations.ts'
import { eventsOfBookings } from './event-store.ts'
import type { StoredReading } from './reading-store.ts'
import { othersBlocked, othersWriting, putSharers } from './sharer-store.ts'
import type { StoredCalendar } from './store.ts'
import { calendarsOf, targetOf } from './store.ts'
import { STRETCH } from './stretches.ts'

// These providers use one calendar id for everybody. Others use a different id in each account.
const NAMED_FOR_ALL = ['google', 'caldav']

// Google's name for the main calendar of any account.
const MAIN = 'primary'

function keyOf({ provider, account_id }: StoredConnection, calendarId: string): string {
  const account = NAMED_FOR_ALL.includes(provider) && calendarId !== MAIN ? '' : account_id
  return createHash('sha256').update([provider, account, calendarId].join('\n')).digest('hex')
}

/** Called in the transaction that changes a host's calendars. `without`: a connection that is removed. Repeat: the same. */
export async function noteSharing(
  trx: Transaction<Database>,
  hostId: HostId,
  without?: string,
): Promise<void> {
  const connections = await connectionsOfHost({ db: trx }, hostId)
  const used = (await calendarsOf(trx, hostId)).flatMap((calendar) => {
    const connection = connections.find(({ id }) => id === calendar.connection_id && id !== without)
    return connection ? [{ key: keyOf(connection, calendar.id), calendar }] : []
  })
  const rows = [...Map.groupBy(used, ({ key }) => key)].map(([calendar_key, same]) => ({
    calendar_key,
    for_host: hostId,
    is_blocking: same.some(({ calendar }) => calendar.is_blocking),
    is_target: same.some(({ calendar }) => calendar.is_target),
  }))
  await putSharers(
    trx,
    hostId,
    rows.filter((row) => row.is_blocking || row.is_target),
  )
}

/** What is known of a host's calendars in a span. */
export interface CalendarsRead {
  blocking: readonly StoredCalendar[]
  readings: readonly StoredReading[]
}

/**
 * Bookings of other hosts that will be in a calendar that blocks one of these hosts, until the calendar is read with them.
 * Hosts who share a calendar cannot learn of each other's bookings within a second in any other way.
 */
export async function sharedTimes(
  db: Db,
  read: ReadonlyMap<HostId, CalendarsRead>,
  span: Interval,
): Promise<Map<HostId, SourcedBusyTime[]>> {
  const found = new Map<HostId, SourcedBusyTime[]>()
  const byHost = Map.groupBy(await othersWriting(db, [...read.keys()]), ({ blocked }) => blocked)
  for (const [hostId, others] of byHost) {
    const { blocking, readings } = read.get(hostId) ?? { blocking: [], readings: [] }
    const connections = await connectionsOfHost({ db }, hostId)
    for (const { for_host: other, calendar_key } of others) {
      const calendar = blocking.find(({ connection_id, id }) =>
        connections.some((one) => one.id === connection_id && keyOf(one, id) === calendar_key),
      )
      const times = calendar ? await unreadOf(db, other, hostId, calendar, readings, span) : []
      found.set(hostId, [...(found.get(hostId) ?? []), ...times])
    }
  }
  return found
}

async function unreadOf(
  db: Db,
  other: HostId,
  hostId: HostId,
  calendar: StoredCalendar,
  readings: readonly StoredReading[],
  span: Interval,
): Promise<SourcedBusyTime[]> {
  const meetings = await meetingsWrittenBy(db, other, { butOf: hostId, span })
  if (meetings.length === 0) return []
  const target = await targetOf(db, other)
  const events = await eventsOfBookings(
    db,
    other,
    meetings.map(({ source }) => source),
  )
  return meetings.flatMap(({ source, start, end }) => {
    const event = events.find(({ booking_id }) => booking_id === source)
    const isElsewhere =
      event && (event.connection_id !== target?.connection_id || event.calendar_id !== target.id)
    const writtenAt = event?.written_sequence === event?.sequence ? event?.written_at : null
    const reading = readings.find(
      ({ connection_id, starts_at }) =>
        connection_id === calendar.connection_id &&
        starts_at.getTime() <= start &&
        starts_at.getTime() + STRETCH > start,
    )
    const isRead = writtenAt && reading && reading.read_at > writtenAt
    return isElsewhere || isRead ? [] : [{ start, end, calendar: calendar.name }]
  })
}

/** Renews the busy times of hosts who share the calendar that this host's bookings are written into. */
export async function renewSharers(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  for (const other of await othersBlocked(trx, hostId)) await renewBusy(trx, other)
}

export async function forgetSharing(
  _context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
): Promise<void> {
  await putSharers(trx, hostId, [])
}
