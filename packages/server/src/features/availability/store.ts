import type { Insertable, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { ScheduleRow } from './tables.ts'

export type StoredSchedule = Selectable<ScheduleRow>

export async function listSchedules(db: Db, hostId: HostId): Promise<StoredSchedule[]> {
  return db
    .selectFrom('schedules')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .execute()
}

/** Those of several hosts, by a list of ids; the default of each comes first. Their names alone. */
export async function scheduleNamesOf(
  db: Db,
  hostIds: readonly HostId[],
): Promise<Pick<StoredSchedule, 'host_id' | 'id' | 'name' | 'is_default'>[]> {
  return db
    .selectFrom('schedules')
    .select(['host_id', 'id', 'name', 'is_default'])
    .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .execute()
}

export async function scheduleById(db: Db, hostId: HostId, id: string): Promise<StoredSchedule | undefined> {
  return db
    .selectFrom('schedules')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Locks the schedule: no event type can start or stop using it until the transaction ends. */
export async function holdSchedule(
  db: Transaction<Database>,
  hostId: HostId,
  id: string,
): Promise<StoredSchedule | undefined> {
  return db
    .selectFrom('schedules')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function defaultSchedule(db: Db, hostId: HostId): Promise<StoredSchedule | undefined> {
  return db
    .selectFrom('schedules')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('is_default', '=', true)
    .executeTakeFirst()
}

export async function countSchedules(db: Db, hostId: HostId): Promise<number> {
  const row = await db
    .selectFrom('schedules')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('host_id', '=', hostId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function insertSchedule(db: Db, row: Insertable<ScheduleRow>): Promise<StoredSchedule> {
  return db.insertInto('schedules').values(row).returningAll().executeTakeFirstOrThrow()
}

/** With `hoursChange` the version grows. */
export async function updateSchedule(
  db: Db,
  hostId: HostId,
  id: string,
  change: Updateable<ScheduleRow>,
  hoursChange: boolean,
): Promise<StoredSchedule | undefined> {
  return db
    .updateTable('schedules')
    .set({ ...change, version: hoursChange ? sql<number>`version + 1` : sql<number>`version` })
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function clearDefault(db: Db, hostId: HostId): Promise<void> {
  await db
    .updateTable('schedules')
    .set({ is_default: false })
    .where('host_id', '=', hostId)
    .where('is_default', '=', true)
    .execute()
}

export async function deleteSchedule(db: Db, hostId: HostId, id: string): Promise<void> {
  await db.deleteFrom('schedules').where('host_id', '=', hostId).where('id', '=', id).execute()
}
