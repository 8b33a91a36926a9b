import type { Insertable, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { BookingLinkRow } from './tables.ts'

export type StoredBookingLink = Selectable<BookingLinkRow>

/** Names one link. */
export interface LinkRef {
  hostId: HostId
  eventTypeId: string
  id: string
}

/** The newest first. Without an event type: all of the host. */
export async function linksOf(db: Db, hostId: HostId, eventTypeId?: string): Promise<StoredBookingLink[]> {
  return db
    .selectFrom('booking_links')
    .selectAll()
    .where('host_id', '=', hostId)
    .$if(eventTypeId !== undefined, (query) => query.where('event_type_id', '=', eventTypeId ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('slug')
    .execute()
}

/** Those that were made at once. */
export async function linksOfBatch(db: Db, hostId: HostId, batchId: string): Promise<StoredBookingLink[]> {
  return db
    .selectFrom('booking_links')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('batch_id', '=', batchId)
    .orderBy('slug')
    .execute()
}

/** Without those of deleted event types, which the host can neither see nor delete. */
export async function countLinks(db: Db, hostId: HostId): Promise<number> {
  const row = await db
    .selectFrom('booking_links')
    .innerJoin('event_types', (join) =>
      join
        .onRef('event_types.host_id', '=', 'booking_links.host_id')
        .onRef('event_types.id', '=', 'booking_links.event_type_id'),
    )
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('booking_links.host_id', '=', hostId)
    .where('event_types.deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Includes those that have ended. */
export async function linkAt(
  db: Db,
  ownerLink: string,
  slug: string,
): Promise<StoredBookingLink | undefined> {
  return db
    .selectFrom('booking_links')
    .innerJoin('links', 'links.for_host', 'booking_links.host_id')
    .selectAll('booking_links')
    .where('links.link', '=', ownerLink)
    .where('booking_links.slug', '=', slug)
    .executeTakeFirst()
}

export async function insertLinks(db: Db, rows: Insertable<BookingLinkRow>[]): Promise<StoredBookingLink[]> {
  return db.insertInto('booking_links').values(rows).returningAll().execute()
}

/** One use of it, if it has one left. The database decides, because the hosts of a team are not locked together. */
export async function useLink(
  trx: Transaction<Database>,
  { hostId, id }: Pick<LinkRef, 'hostId' | 'id'>,
  bookingId: string,
  now: Date,
): Promise<boolean> {
  const used = await trx
    .updateTable('booking_links')
    .set({
      booking_ids: sql`array_append(booking_ids, ${bookingId}::uuid)`,
      ended_at: sql`case when cardinality(booking_ids) + 1 >= max_uses then ${now}::timestamptz end`,
    })
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .where('is_revoked', '=', false)
    .where(sql<boolean>`cardinality(booking_ids) < max_uses`)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Undefined if there is no such link. */
export async function lockLink(
  trx: Transaction<Database>,
  { hostId, eventTypeId, id }: LinkRef,
): Promise<StoredBookingLink | undefined> {
  return trx
    .selectFrom('booking_links')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('event_type_id', '=', eventTypeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function markRevoked(
  trx: Transaction<Database>,
  { host_id, id }: Pick<StoredBookingLink, 'host_id' | 'id'>,
  now: Date,
): Promise<StoredBookingLink> {
  return trx
    .updateTable('booking_links')
    .set({ is_revoked: true, ended_at: now })
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteLink(
  trx: Transaction<Database>,
  { host_id, id }: Pick<StoredBookingLink, 'host_id' | 'id'>,
): Promise<void> {
  await trx.deleteFrom('booking_links').where('host_id', '=', host_id).where('id', '=', id).execute()
}

/** Of all hosts. */
export async function deleteEndedBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('booking_links')
    .where(sql<boolean>`least(ended_at, expires_at) < ${before}`)
    .execute()
}

export async function erasePeople(db: Db, hostId: HostId, bookingIds: readonly string[]): Promise<void> {
  await db
    .updateTable('booking_links')
    .set({ prefill_name: '', prefill_email: '', label: '' })
    .where('host_id', '=', hostId)
    .where(sql<boolean>`booking_ids && ${bookingIds}::uuid[]`)
    .execute()
}
