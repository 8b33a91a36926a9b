import type { Interval } from '@scheduling/domain'
import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { ReadingRow, ReadTime } from './tables.ts'

export type StoredReading = Selectable<ReadingRow>

/** Readings of these hosts whose stretch starts within the span. */
export async function readingsBetween(
  db: Db,
  hostIds: readonly HostId[],
  span: Interval,
): Promise<Map<HostId, StoredReading[]>> {
  const rows = await db
    .selectFrom('calendar_readings')
    .selectAll()
    .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
    .where('starts_at', '>=', new Date(span.start))
    .where('starts_at', '<', new Date(span.end))
    .execute()
  return Map.groupBy(rows, ({ host_id }) => host_id)
}

/** True if the reading differs from the former one. */
export async function putReading(
  trx: Transaction<Database>,
  { times, ...row }: Omit<StoredReading, 'times'> & { times: readonly ReadTime[] },
): Promise<boolean> {
  const known = await trx
    .selectFrom('calendar_readings')
    .select('times')
    .where('host_id', '=', row.host_id)
    .where('connection_id', '=', row.connection_id)
    .where('starts_at', '=', row.starts_at)
    .forUpdate()
    .executeTakeFirst()
  const text = JSON.stringify(times)
  await trx
    .insertInto('calendar_readings')
    .values({ ...row, times: text })
    .onConflict((conflict) =>
      conflict
        .columns(['host_id', 'connection_id', 'starts_at'])
        .doUpdateSet({ read_at: row.read_at, times: text }),
    )
    .execute()
  return JSON.stringify(known?.times) !== text
}

/** Marks a connection's readings as current. */
export async function confirmReadings(
  db: Db,
  { hostId, connectionId }: { hostId: HostId; connectionId: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('calendar_readings')
    .set({ read_at: now })
    .where('host_id', '=', hostId)
    .where('connection_id', '=', connectionId)
    .execute()
}

export async function readingsOf(
  db: Db,
  { hostId, connectionId }: { hostId: HostId; connectionId: string },
  from: Date,
): Promise<StoredReading[]> {
  return db
    .selectFrom('calendar_readings')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('connection_id', '=', connectionId)
    .where('starts_at', '>=', from)
    .execute()
}

export async function forgetReadings(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  await trx.deleteFrom('calendar_readings').where('host_id', '=', hostId).execute()
}

/** Deletes readings of stretches that are over. */
export async function deleteReadingsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('calendar_readings').where('starts_at', '<', before).execute()
}
