import type { Insertable, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { CalendarEventRow } from './tables.ts'

export type StoredEvent = Selectable<CalendarEventRow>

export async function eventOf(db: Db, hostId: string, bookingId: string): Promise<StoredEvent | undefined> {
  return db
    .selectFrom('calendar_events')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
}

export async function eventsOf(
  db: Db,
  hostId: string,
  bookingIds: readonly string[],
): Promise<StoredEvent[]> {
  return db
    .selectFrom('calendar_events')
    .selectAll()
    .where('host_id', '=', hostId)
    .where(sql<boolean>`booking_id = any (${bookingIds}::uuid[])`)
    .execute()
}

/** Unless something newer is wanted. Where it stands already its calendar stays. */
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

/** As it stood when it was read. */
export async function markWritten(db: Db, row: StoredEvent): Promise<void> {
  await db
    .updateTable('calendar_events')
    .set({
      written_sequence: row.sequence,
      written_start: row.wanted_start,
      written_end: row.wanted_end,
    })
    .where('host_id', '=', row.host_id)
    .where('booking_id', '=', row.booking_id)
    .execute()
}

/** The bookings of which something else is wanted than was written. */
export async function waitingEvents(
  db: Db,
  { hostId, connectionId }: { hostId: string; connectionId: string },
): Promise<StoredEvent[]> {
  return db
    .selectFrom('calendar_events')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('connection_id', '=', connectionId)
    .where(sql<boolean>`written_sequence is distinct from sequence`)
    .execute()
}
