import type { BusyKind } from '@scheduling/contract'
import type { Insertable, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { CalendarRow } from './tables.ts'

export type StoredCalendar = Selectable<CalendarRow>

/** Calendars of the oldest connection first, and the main calendar of each connection first. */
export async function calendarsOf(db: Db, hostId: HostId): Promise<StoredCalendar[]> {
  return db
    .selectFrom('calendars')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy('connection_id')
    .orderBy('is_primary', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export async function blockingCalendars(db: Db, hostId: HostId): Promise<StoredCalendar[]> {
  return (await blockingCalendarsOf(db, [hostId])).get(hostId) ?? []
}

/** The same of several hosts. */
export async function blockingCalendarsOf(
  db: Db,
  hostIds: readonly HostId[],
): Promise<Map<HostId, StoredCalendar[]>> {
  const rows = await db
    .selectFrom('calendars')
    .selectAll()
    .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
    .where('is_blocking', '=', true)
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ host_id }) => host_id)
}

export async function targetOf(db: Db, hostId: HostId): Promise<StoredCalendar | undefined> {
  return (await targetsOf(db, [hostId]))[0]
}

/** The same of several hosts. */
export async function targetsOf(db: Db, hostIds: readonly HostId[]): Promise<StoredCalendar[]> {
  return db
    .selectFrom('calendars')
    .selectAll()
    .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
    .where('is_target', '=', true)
    .execute()
}

/** A connection's calendars that block time or get bookings. */
export async function calendarsInUse(
  db: Db,
  { hostId, connectionId }: { hostId: HostId; connectionId: string },
): Promise<StoredCalendar[]> {
  return db
    .selectFrom('calendars')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('connection_id', '=', connectionId)
    .where((where) => where.or([where('is_blocking', '=', true), where('is_target', '=', true)]))
    .orderBy('id')
    .execute()
}

export async function keepCursor(db: Db, calendar: StoredCalendar, cursor: string): Promise<void> {
  await ofCalendar(db, calendar).set({ cursor }).execute()
}

export async function keepWatch(
  db: Db,
  calendar: StoredCalendar,
  { id, resource, until }: { id: string; resource: string; until: Date },
): Promise<void> {
  await ofCalendar(db, calendar).set({ watch_id: id, watch_resource: resource, watch_until: until }).execute()
}

function ofCalendar(db: Db, { host_id, connection_id, id }: StoredCalendar) {
  return db
    .updateTable('calendars')
    .where('host_id', '=', host_id)
    .where('connection_id', '=', connection_id)
    .where('id', '=', id)
}

/** Keeps the host's choices for calendars that exist already. */
export async function putCalendars(
  trx: Transaction<Database>,
  rows: readonly Insertable<CalendarRow>[],
): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('calendars')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['host_id', 'connection_id', 'id']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        color: eb.ref('excluded.color'),
        is_primary: eb.ref('excluded.is_primary'),
        can_write: eb.ref('excluded.can_write'),
        can_read: eb.ref('excluded.can_read'),
      })),
    )
    .execute()
}

/** Deletes a connection's calendars that its provider no longer lists. */
export async function deleteOtherCalendars(
  trx: Transaction<Database>,
  connection: { hostId: HostId; connectionId: string },
  kept: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('calendars')
    .where('host_id', '=', connection.hostId)
    .where('connection_id', '=', connection.connectionId)
    .where(sql<boolean>`id <> all (${kept}::text[])`)
    .execute()
}

/** Chooses these calendars, and none of the host's others. */
export async function choose(
  trx: Transaction<Database>,
  hostId: HostId,
  chosen: { blocking: readonly Place[]; target: Place | null },
): Promise<void> {
  const ofHost = () => trx.updateTable('calendars').where('host_id', '=', hostId)
  await ofHost().set({ is_blocking: false, is_target: false }).execute()
  for (const place of chosen.blocking) await at(ofHost().set({ is_blocking: true }), place).execute()
  if (chosen.target) await at(ofHost().set({ is_target: true }), chosen.target).execute()
}

/** False if there is no such calendar. */
export async function putUnread(
  trx: Transaction<Database>,
  hostId: HostId,
  place: Place,
  rule: { trust_minutes: number | null; when_unread: 'busy' | 'free' },
): Promise<boolean> {
  const row = await at(trx.updateTable('calendars').where('host_id', '=', hostId).set(rule), place)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False if there is no such calendar. */
export async function putCounted(
  trx: Transaction<Database>,
  hostId: HostId,
  place: Place,
  counted: BusyKind[],
): Promise<boolean> {
  const row = await at(trx.updateTable('calendars').where('host_id', '=', hostId).set({ counted }), place)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Names a calendar of a host. */
export interface Place {
  connectionId: string
  id: string
}

function at<Query extends { where: (column: 'connection_id' | 'id', is: '=', value: string) => Query }>(
  query: Query,
  { connectionId, id }: Place,
): Query {
  return query.where('connection_id', '=', connectionId).where('id', '=', id)
}
