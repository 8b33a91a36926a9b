import type { Insertable, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { ClientRow } from './tables.ts'

export type StoredClient = Selectable<ClientRow>

/** Names one client. */
export type ClientRef = Pick<StoredClient, 'host_id' | 'id'>

/** Without deleted ones, the newest first. */
export async function clientsOf(db: Db, hostId: HostId): Promise<StoredClient[]> {
  return db
    .selectFrom('clients')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Includes deleted ones: their meetings can still be moved. */
export async function clientById(db: Db, { host_id, id }: ClientRef): Promise<StoredClient | undefined> {
  return db
    .selectFrom('clients')
    .selectAll()
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Locks the row until the transaction ends. */
export async function lockClient(
  trx: Transaction<Database>,
  { host_id, id }: ClientRef,
): Promise<StoredClient | undefined> {
  return trx
    .selectFrom('clients')
    .selectAll()
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function clientByKey(db: Db, hostId: HostId, hash: Buffer): Promise<StoredClient | undefined> {
  return db
    .selectFrom('clients')
    .selectAll()
    .where('host_id', '=', hostId)
    .where(sql<boolean>`${hash} = any (key_hashes)`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function insertClient(db: Db, row: Insertable<ClientRow>): Promise<StoredClient> {
  return db.insertInto('clients').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function updateClient(
  db: Db,
  { host_id, id }: ClientRef,
  change: Updateable<ClientRow>,
): Promise<StoredClient> {
  return db
    .updateTable('clients')
    .set(change)
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Adds a key that is mailed in front of the others, as long as nobody has answered. */
export async function addKey(db: Db, { host_id, id }: ClientRef, hash: Buffer, kept: number): Promise<void> {
  await db
    .updateTable('clients')
    .set({
      key_hashes: sql<Buffer[]>`(array_prepend(${hash}, key_hashes))[1:${sql.lit(kept)}]`,
      mailed_key_hashes: sql<Buffer[]>`(array_prepend(${hash}, mailed_key_hashes))[1:${sql.lit(kept)}]`,
    })
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute()
}

/** The hosts that have the calendars of a host's clients. */
export async function clientHostsOf(db: Db, hostId: HostId): Promise<HostId[]> {
  const rows = await db
    .selectFrom('clients')
    .select('client_host')
    .where('host_id', '=', hostId)
    .where('client_host', 'is not', null)
    .execute()
  return rows.flatMap(({ client_host }) => client_host ?? [])
}

/** Clients of all hosts that ended before `before`: deleted, answered for good, or never answered. */
export async function endedBefore(db: Db, before: Date): Promise<StoredClient[]> {
  return db
    .selectFrom('clients')
    .selectAll()
    .where((where) =>
      where.or([
        where('deleted_at', '<', before),
        where.and([where('state', '=', 'asked'), where('ends_at', '<', before)]),
        where.and([where('state', 'not in', ['asked', 'connected']), where('answered_at', '<', before)]),
      ]),
    )
    .execute()
}

export async function forgetClient(db: Db, { host_id, id }: ClientRef): Promise<void> {
  await db.deleteFrom('clients').where('host_id', '=', host_id).where('id', '=', id).execute()
}
