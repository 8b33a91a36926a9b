import type { ConnectionCall, ProviderId } from '@scheduling/contract'
import type { ExpressionBuilder, Insertable, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { ProviderFailure } from '../../providers/provider.ts'
import type { ConnectionRow } from './tables.ts'

export type StoredConnection = Selectable<ConnectionRow>

// A card shows no more.
const CALLS_KEPT = 20

/** Names one connection. */
export interface ConnectionRef {
  hostId: HostId
  connectionId: string
}

function are({ hostId, connectionId }: ConnectionRef) {
  return (where: ExpressionBuilder<Database, 'connections'>) =>
    where.and({ host_id: hostId, id: connectionId })
}

export async function listConnections(db: Db, hostId: HostId): Promise<StoredConnection[]> {
  return listConnectionsOf(db, [hostId])
}

/** The oldest first. */
export async function listConnectionsOf(db: Db, hostIds: readonly HostId[]): Promise<StoredConnection[]> {
  return db
    .selectFrom('connections')
    .selectAll()
    .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
    .orderBy('connected_at')
    .orderBy('id')
    .execute()
}

export async function connectionById(db: Db, ref: ConnectionRef): Promise<StoredConnection | undefined> {
  return db.selectFrom('connections').selectAll().where(are(ref)).executeTakeFirst()
}

/** Locks a connection until the transaction ends, so nobody else renews its token. */
export async function lockConnection(
  trx: Transaction<Database>,
  ref: ConnectionRef,
): Promise<StoredConnection | undefined> {
  return trx.selectFrom('connections').selectAll().where(are(ref)).forUpdate().executeTakeFirst()
}

export async function connectionOfAccount(
  trx: Transaction<Database>,
  hostId: HostId,
  provider: ProviderId,
  accountId: string,
): Promise<StoredConnection | undefined> {
  return trx
    .selectFrom('connections')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('provider', '=', provider)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

/** The connections of any hosts. */
export async function connectionsAt(
  db: Db,
  provider: ProviderId,
  accountId: string,
): Promise<ConnectionRef[]> {
  const rows = await db
    .selectFrom('connections')
    .select(['host_id', 'id'])
    .where('provider', '=', provider)
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ host_id: hostId, id: connectionId }) => ({ hostId, connectionId }))
}

/** The connections of any hosts to a company, of whose accounts each id begins with `company` and a dot. */
export async function connectionsAtCompany(
  db: Db,
  provider: ProviderId,
  company: string,
): Promise<ConnectionRef[]> {
  const rows = await db
    .selectFrom('connections')
    .select(['host_id', 'id'])
    .where('provider', '=', provider)
    .where(sql<boolean>`starts_with(account_id, ${`${company}.`})`)
    .execute()
  return rows.map(({ host_id: hostId, id: connectionId }) => ({ hostId, connectionId }))
}

export async function insertConnection(
  trx: Transaction<Database>,
  row: Insertable<ConnectionRow>,
): Promise<StoredConnection> {
  return trx.insertInto('connections').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function updateConnection(
  db: Db,
  ref: ConnectionRef,
  change: Updateable<ConnectionRow>,
): Promise<StoredConnection | undefined> {
  return db.updateTable('connections').set(change).where(are(ref)).returningAll().executeTakeFirst()
}

/** Records a call, with the change that it causes. */
export async function noteCall(
  db: Db,
  ref: ConnectionRef,
  call: ConnectionCall,
  change: Updateable<ConnectionRow>,
): Promise<void> {
  const all = sql`jsonb_build_array(${JSON.stringify(call)}::jsonb) || last_calls`
  await db
    .updateTable('connections')
    .set({
      ...change,
      last_calls: sql<string>`jsonb_path_query_array(${all}, ${`$[0 to ${CALLS_KEPT - 1}]`})`,
    })
    .where(are(ref))
    .execute()
}

/** Connections that are due, longest first. Also sets when each is due again, even if this check fails. */
export async function takeDue(
  trx: Transaction<Database>,
  { now, again, limit }: { now: Date; again: Date; limit: number },
): Promise<ConnectionRef[]> {
  const due = await trx
    .selectFrom('connections')
    .select(['host_id', 'id'])
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { host_id, id } of due)
    await updateConnection(trx, { hostId: host_id, connectionId: id }, { look_at: again })
  return due.map(({ host_id: hostId, id: connectionId }) => ({ hostId, connectionId }))
}

/** Makes a connection due now. False if it already was, or is broken. */
export async function bringForward(
  trx: Transaction<Database>,
  ref: ConnectionRef,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('connections')
    .set({ look_at: now })
    .where(are(ref))
    .where('look_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the result of a check, unless the connection broke in the meantime. */
export async function countCheck(
  db: Db,
  ref: ConnectionRef,
  counted: Partial<Pick<ConnectionRow, 'failures' | 'failing_since' | 'look_at'>>,
): Promise<void> {
  await db.updateTable('connections').set(counted).where(are(ref)).where('health', '=', 'working').execute()
}

/** The connection, if its owner was not told since `before`. */
export async function noteTold(
  trx: Transaction<Database>,
  ref: ConnectionRef,
  { now, before }: { now: Date; before: Date },
): Promise<StoredConnection | undefined> {
  return trx
    .updateTable('connections')
    .set({ told_at: now })
    .where(are(ref))
    .where('health', '=', 'working')
    .where((where) => where.or([where('told_at', 'is', null), where('told_at', '<', before)]))
    .returningAll()
    .executeTakeFirst()
}

/** True if it was working until now. */
export async function markBroken(
  trx: Transaction<Database>,
  ref: ConnectionRef,
  failed: { at: Date; failure: ProviderFailure },
): Promise<boolean> {
  const row = await trx
    .updateTable('connections')
    .set({ health: 'needs_reconnect', failed_at: failed.at, failure: failed.failure, look_at: null })
    .where(are(ref))
    .where('health', '=', 'working')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The deleted row. Undefined if there was none. */
export async function deleteConnection(
  trx: Transaction<Database>,
  ref: ConnectionRef,
): Promise<StoredConnection | undefined> {
  return trx.deleteFrom('connections').where(are(ref)).returningAll().executeTakeFirst()
}

export async function insertStart(
  db: Db,
  row: { state_hash: Buffer; session_hash: Buffer; provider: ProviderId; ends_at: Date },
): Promise<void> {
  await db.insertInto('connection_starts').values(row).execute()
}

/** True once, for the session that started it. */
export async function takeStart(
  db: Db,
  start: { state_hash: Buffer; session_hash: Buffer; provider: ProviderId },
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('connection_starts')
    .where('state_hash', '=', start.state_hash)
    .where('session_hash', '=', start.session_hash)
    .where('provider', '=', start.provider)
    .where('ends_at', '>', now)
    .returning('provider')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteStartsBefore(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('connection_starts').where('ends_at', '<=', now).execute()
}

export async function hasAnyConnection(db: Db): Promise<boolean> {
  return (await db.selectFrom('connections').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Connections whose tokens are encrypted with another key than the one with this mark. */
export async function closedByOthers(db: Db, mark: Buffer, limit: number): Promise<StoredConnection[]> {
  return db
    .selectFrom('connections')
    .selectAll()
    .where(sql<boolean>`substring(refresh_token from 1 for ${mark.length}) <> ${mark}`)
    .limit(limit)
    .execute()
}

/** Replaces the tokens if they have not changed. */
export async function replaceTokens(
  db: Db,
  from: StoredConnection,
  to: Pick<ConnectionRow, 'access_token' | 'refresh_token'>,
): Promise<void> {
  await db
    .updateTable('connections')
    .set(to)
    .where('host_id', '=', from.host_id)
    .where('id', '=', from.id)
    .where('refresh_token', '=', from.refresh_token)
    .where('access_token', '=', from.access_token)
    .execute()
}
