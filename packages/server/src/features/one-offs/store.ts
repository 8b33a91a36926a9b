import type { Insertable, Selectable, Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { OneOffRow } from './tables.ts'

export type StoredOneOff = Selectable<OneOffRow>

/** The one-offs that can still be taken, the newest first. */
export async function listPending(db: Db, hostId: HostId, now: Date): Promise<StoredOneOff[]> {
  return pending(db, hostId, now).selectAll().orderBy('created_at', 'desc').execute()
}

export async function countPending(db: Db, hostId: HostId, now: Date): Promise<number> {
  const row = await pending(db, hostId, now)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

function pending(db: Db, hostId: HostId, now: Date) {
  return db
    .selectFrom('one_offs')
    .where('host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .where('booking_id', 'is', null)
    .where('last_slot', '>', now)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
}

export async function listOneOffs(db: Db, hostId: HostId): Promise<StoredOneOff[]> {
  return db
    .selectFrom('one_offs')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Includes deleted ones: their links say so, and their meetings can be moved. */
export async function oneOffById(db: Db, hostId: HostId, id: string): Promise<StoredOneOff | undefined> {
  return db
    .selectFrom('one_offs')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Includes deleted ones, too. */
export async function oneOffAt(db: Db, ownerLink: string, slug: string): Promise<StoredOneOff | undefined> {
  return db
    .selectFrom('one_offs')
    .innerJoin('links', 'links.for_host', 'one_offs.host_id')
    .selectAll('one_offs')
    .where('links.link', '=', ownerLink)
    .where('one_offs.slug', '=', slug)
    .executeTakeFirst()
}

export async function insertOneOff(db: Db, row: Insertable<OneOffRow>): Promise<StoredOneOff> {
  return db.insertInto('one_offs').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function markDeleted(
  trx: Transaction<Database>,
  hostId: HostId,
  id: string,
  now: Date,
): Promise<StoredOneOff | undefined> {
  return trx
    .updateTable('one_offs')
    .set({ deleted_at: now })
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function markTaken(
  trx: Transaction<Database>,
  hostId: HostId,
  id: string,
  bookingId: string,
): Promise<void> {
  await trx
    .updateTable('one_offs')
    .set({ booking_id: bookingId })
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .execute()
}

/** One-offs of all hosts whose last time was before `before`. */
export async function endedBefore(db: Db, before: Date): Promise<Pick<StoredOneOff, 'host_id' | 'id'>[]> {
  return db.selectFrom('one_offs').select(['host_id', 'id']).where('last_slot', '<', before).execute()
}

export async function forgetOneOff(
  db: Db,
  { host_id, id }: Pick<StoredOneOff, 'host_id' | 'id'>,
): Promise<void> {
  await db.deleteFrom('one_offs').where('host_id', '=', host_id).where('id', '=', id).execute()
}
