import type { Insertable, Selectable, Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { ApiKeyRow } from './tables.ts'

export type StoredApiKey = Omit<Selectable<ApiKeyRow>, 'key_hash' | 'own_host'> & { email: string }

const SHOWN = [
  'api_keys.id',
  'account_id',
  'for_host',
  'name',
  'scopes',
  'ending',
  'api_keys.created_at',
  'expires_at',
  'used_at',
  'email',
] as const

function shownKeys(db: Db, hostId: HostId) {
  return db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select(SHOWN)
    .where('for_host', '=', hostId)
}

/** The newest first. `accountId`: only what this account has made. */
export async function apiKeysOf(db: Db, hostId: HostId, accountId?: string): Promise<StoredApiKey[]> {
  const query = shownKeys(db, hostId).orderBy('api_keys.created_at', 'desc').orderBy('api_keys.id')
  return (accountId === undefined ? query : query.where('account_id', '=', accountId)).execute()
}

export async function countApiKeys(db: Db, hostId: HostId): Promise<number> {
  const { count } = await db
    .selectFrom('api_keys')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('for_host', '=', hostId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertApiKey(
  trx: Transaction<Database>,
  row: Insertable<ApiKeyRow>,
): Promise<StoredApiKey> {
  const { id } = await trx.insertInto('api_keys').values(row).returning('id').executeTakeFirstOrThrow()
  return shownKeys(trx, row.for_host).where('api_keys.id', '=', id).executeTakeFirstOrThrow()
}

/** The key with this hash, with its maker's account. Undefined if it has expired, or the account is disabled. */
export async function apiKeyByHash(db: Db, hash: Buffer, now: Date) {
  return db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select(['api_keys.id', 'account_id', 'own_host', 'for_host', 'scopes', 'used_at', 'verified_at'])
    .where('key_hash', '=', hash)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

export async function markUsed(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('api_keys').set({ used_at: now }).where('id', '=', id).execute()
}

/** False if it was gone, another host's, or not made by this account. */
export async function deleteApiKey(
  trx: Transaction<Database>,
  hostId: HostId,
  id: string,
  accountId?: string,
): Promise<boolean> {
  const query = trx.deleteFrom('api_keys').where('for_host', '=', hostId).where('id', '=', id).returning('id')
  const row = await (
    accountId === undefined ? query : query.where('account_id', '=', accountId)
  ).executeTakeFirst()
  return row !== undefined
}

export async function deleteApiKeysOfHost(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  await trx.deleteFrom('api_keys').where('for_host', '=', hostId).execute()
}

export async function deleteApiKeysOfAccount(trx: Transaction<Database>, accountId: string): Promise<void> {
  await trx.deleteFrom('api_keys').where('account_id', '=', accountId).execute()
}

export async function deleteExpiredApiKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('api_keys').where('expires_at', '<', before).execute()
}
