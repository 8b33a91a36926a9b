import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { ConnectionRef } from '../connections/check.ts'

/** Replaces the address. */
export async function putHook(
  trx: Transaction<Database>,
  { hostId, connectionId }: ConnectionRef,
  secretHash: Buffer,
): Promise<void> {
  await deleteHook(trx, { hostId, connectionId })
  await trx
    .insertInto('outreach_hooks')
    .values({ secret_hash: secretHash, for_host: hostId, connection_id: connectionId })
    .execute()
}

export async function deleteHook(db: Db, { hostId, connectionId }: ConnectionRef): Promise<void> {
  await db
    .deleteFrom('outreach_hooks')
    .where('for_host', '=', hostId)
    .where('connection_id', '=', connectionId)
    .execute()
}

export async function deleteHooksOf(db: Db, hostId: HostId): Promise<void> {
  await db.deleteFrom('outreach_hooks').where('for_host', '=', hostId).execute()
}

export async function hookBy(db: Db, secretHash: Buffer): Promise<ConnectionRef | undefined> {
  const row = await db
    .selectFrom('outreach_hooks')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst()
  return row && { hostId: row.for_host, connectionId: row.connection_id }
}

/** False if it was heard before. */
export async function noteHeard(
  trx: Transaction<Database>,
  { hostId, connectionId }: ConnectionRef,
  digest: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('outreach_heard')
    .values({ host_id: hostId, connection_id: connectionId, digest, heard_at: now })
    .onConflict((conflict) => conflict.columns(['host_id', 'connection_id', 'digest']).doNothing())
    .returning('digest')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteHeardBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('outreach_heard').where('heard_at', '<', before).execute()
}
