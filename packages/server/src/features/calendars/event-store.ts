import type { Insertable, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { CalendarEventRow } from './tables.ts'

export type StoredEvent = Selectable<CalendarEventRow>

export async function eventOf(db: Db, hostId: HostId, bookingId: string): Promise<StoredEvent | undefined> {
  return db
    .selectFrom('calendar_events')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
}

/** Events of these hosts by the provider's ids. */
export async function eventsCalled(
  db: Db,
  hostIds: readonly HostId[],
  eventIds: readonly string[],
): Promise<StoredEvent[]> {
  return db
    .selectFrom('calendar_events')
    .selectAll()
    .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
    .where(sql<boolean>`event_id = any (${eventIds}::text[])`)
    .execute()
}

export async function eventsOfBookings(
  db: Db,
  hostId: HostId,
  bookingIds: readonly string[],
): Promise<StoredEvent[]> {
  return db
    .selectFrom('calendar_events')
    .selectAll()
    .where('host_id', '=', hostId)
    .where(sql<boolean>`booking_id = any (${bookingIds}::uuid[])`)
    .execute()
}

/** Written events in a calendar that are not over. */
export async function eventsToCome(
  db: Db,
  { hostId, connectionId, calendarId }: { hostId: HostId; connectionId: string; calendarId: string },
  now: Date,
): Promise<StoredEvent[]> {
  return db
    .selectFrom('calendar_events')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('connection_id', '=', connectionId)
    .where('calendar_id', '=', calendarId)
    .where('wanted_end', '>', now)
    .where('written_sequence', 'is not', null)
    .execute()
}

/** Sets the wanted event. False if the same or a newer one is wanted. An existing event stays in its calendar. */
export async function wantEvent(
  trx: Transaction<Database>,
  row: Insertable<CalendarEventRow>,
): Promise<boolean> {
  const { sequence, wanted, wanted_start, wanted_end } = row
  const written = await trx
    .insertInto('calendar_events')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['host_id', 'booking_id'])
        .doUpdateSet({ sequence, wanted: wanted ?? null, wanted_start, wanted_end })
        .where('calendar_events.sequence', '<', sequence),
    )
    .returning('booking_id')
    .executeTakeFirst()
  return written !== undefined
}

/** Another booking of the same meeting, which has none, has the event from now on. `key`: under which it is written. */
export async function handOnEvent(
  trx: Transaction<Database>,
  { host_id, booking_id, wanted }: StoredEvent,
  to: string,
  key: string,
): Promise<void> {
  // One that was removed from the calendar.
  await trx
    .deleteFrom('calendar_events')
    .where('host_id', '=', host_id)
    .where('booking_id', '=', to)
    .execute()
  await trx
    .updateTable('calendar_events')
    .set({ booking_id: to, event_key: key, wanted: wanted && JSON.stringify({ ...wanted, key }) })
    .where('host_id', '=', host_id)
    .where('booking_id', '=', booking_id)
    .execute()
}

/** Marks that the event is about to be written under this key for the first time. */
export async function markBegun(
  db: Db,
  row: StoredEvent,
  { key, eventId }: { key: string; eventId: string | null },
): Promise<void> {
  await db
    .updateTable('calendar_events')
    .set({ event_key: key, event_id: eventId, is_tried: true })
    .where('host_id', '=', row.host_id)
    .where('booking_id', '=', row.booking_id)
    .execute()
}

/** Marks the event as written, in the state of `row`. `eventId`: the provider's id. */
export async function markWritten(
  db: Db,
  row: StoredEvent,
  { eventId, now }: { eventId: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('calendar_events')
    .set({
      written_sequence: row.sequence,
      event_id: eventId,
      written_start: row.wanted_start,
      written_end: row.wanted_end,
      written_at: now,
    })
    .where('host_id', '=', row.host_id)
    .where('booking_id', '=', row.booking_id)
    .execute()
}

/** Marks the event to be written again. False if a newer one is wanted, or it is already marked. */
export async function wantAgain(trx: Transaction<Database>, row: StoredEvent): Promise<boolean> {
  const wanted = await trx
    .updateTable('calendar_events')
    .set({ written_sequence: null })
    .where('host_id', '=', row.host_id)
    .where('booking_id', '=', row.booking_id)
    .where('sequence', '=', row.sequence)
    .where('written_sequence', '=', row.sequence)
    .returning('booking_id')
    .executeTakeFirst()
  return wanted !== undefined
}

/** Deletes events of bookings that ended, or were canceled and removed, before `before`. */
export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('calendar_events')
    .where(sql<boolean>`coalesce(wanted_end, written_end) < ${before}`)
    .where(sql<boolean>`written_sequence = sequence`)
    .execute()
}

/** Events whose wanted state is not written yet. */
export async function waitingEvents(
  db: Db,
  { hostId, connectionId }: { hostId: HostId; connectionId: string },
): Promise<StoredEvent[]> {
  return db
    .selectFrom('calendar_events')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('connection_id', '=', connectionId)
    .where(sql<boolean>`written_sequence is distinct from sequence`)
    .execute()
}
