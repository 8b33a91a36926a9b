import type { Insertable, Selectable, Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { AppRow, CodeRow, GrantRow, TokenRow } from './tables.ts'

export type StoredApp = Selectable<AppRow>
export type StoredGrant = Selectable<GrantRow>

/** The newest first. `accountId`: only what this account has registered. */
export async function appsOf(db: Db, hostId: HostId, accountId?: string): Promise<StoredApp[]> {
  const query = db
    .selectFrom('oauth_apps')
    .selectAll()
    .where('for_host', '=', hostId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
  return (accountId === undefined ? query : query.where('account_id', '=', accountId)).execute()
}

export async function appById(db: Db, id: string): Promise<StoredApp | undefined> {
  return db.selectFrom('oauth_apps').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function countApps(db: Db, hostId: HostId): Promise<number> {
  const { count } = await db
    .selectFrom('oauth_apps')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('for_host', '=', hostId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertApp(db: Db, row: Insertable<AppRow>): Promise<StoredApp> {
  return db.insertInto('oauth_apps').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Its grants go, too. False if it was gone, another host's, or not registered by this account. */
export async function deleteApp(
  trx: Transaction<Database>,
  hostId: HostId,
  id: string,
  accountId?: string,
): Promise<boolean> {
  const query = trx
    .deleteFrom('oauth_apps')
    .where('for_host', '=', hostId)
    .where('id', '=', id)
    .returning('id')
  const row = await (
    accountId === undefined ? query : query.where('account_id', '=', accountId)
  ).executeTakeFirst()
  if (row) await trx.deleteFrom('oauth_grants').where('client_id', '=', id).execute()
  return row !== undefined
}

export type ShownGrant = StoredGrant & { email: string }

/** Those whose code was exchanged, the newest first. `accountId`: only what this account has allowed. */
export async function grantsOf(db: Db, hostId: HostId, accountId?: string): Promise<ShownGrant[]> {
  const query = db
    .selectFrom('oauth_grants')
    .innerJoin('accounts', 'accounts.id', 'oauth_grants.account_id')
    .selectAll('oauth_grants')
    .select('email')
    .where('for_host', '=', hostId)
    .where('opened_at', 'is not', null)
    .orderBy('oauth_grants.created_at', 'desc')
    .orderBy('oauth_grants.id')
  return (accountId === undefined ? query : query.where('account_id', '=', accountId)).execute()
}

export async function insertGrant(
  trx: Transaction<Database>,
  row: Insertable<GrantRow>,
  code: Omit<Insertable<CodeRow>, 'grant_id'>,
): Promise<void> {
  const { id } = await trx.insertInto('oauth_grants').values(row).returning('id').executeTakeFirstOrThrow()
  await trx
    .insertInto('oauth_codes')
    .values({ ...code, grant_id: id })
    .execute()
}

/** False if it was gone, another host's, or not allowed by this account. */
export async function deleteGrant(
  trx: Transaction<Database>,
  hostId: HostId,
  id: string,
  accountId?: string,
): Promise<boolean> {
  const query = trx
    .deleteFrom('oauth_grants')
    .where('for_host', '=', hostId)
    .where('id', '=', id)
    .returning('id')
  const row = await (
    accountId === undefined ? query : query.where('account_id', '=', accountId)
  ).executeTakeFirst()
  return row !== undefined
}

/** Ends everything that the consent led to. Repeat: does nothing. */
export async function endGrant(db: Db, id: string): Promise<void> {
  await db.deleteFrom('oauth_grants').where('id', '=', id).execute()
}

export type StoredCode = Selectable<CodeRow> & Pick<StoredGrant, 'client_id' | 'scopes' | 'resource'>

/** The code with this hash, locked until the end of the transaction. */
export async function lockCode(trx: Transaction<Database>, hash: Buffer): Promise<StoredCode | undefined> {
  return trx
    .selectFrom('oauth_codes')
    .innerJoin('oauth_grants', 'oauth_grants.id', 'grant_id')
    .selectAll('oauth_codes')
    .select(['client_id', 'scopes', 'resource'])
    .where('code_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()
}

export async function openGrant(trx: Transaction<Database>, code: StoredCode, now: Date): Promise<void> {
  await trx.updateTable('oauth_codes').set({ used_at: now }).where('code_hash', '=', code.code_hash).execute()
  await trx.updateTable('oauth_grants').set({ opened_at: now }).where('id', '=', code.grant_id).execute()
}

export type StoredToken = Selectable<TokenRow> &
  Pick<StoredGrant, 'client_id' | 'resource'> & { granted: StoredGrant['scopes'] }

/** The token with this hash, locked until the end of the transaction. */
export async function lockToken(trx: Transaction<Database>, hash: Buffer): Promise<StoredToken | undefined> {
  return trx
    .selectFrom('oauth_tokens')
    .innerJoin('oauth_grants', 'oauth_grants.id', 'grant_id')
    .selectAll('oauth_tokens')
    .select(['client_id', 'resource', 'oauth_grants.scopes as granted'])
    .where('token_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertTokens(trx: Transaction<Database>, rows: Insertable<TokenRow>[]): Promise<void> {
  await trx.insertInto('oauth_tokens').values(rows).execute()
}

export async function replaceToken(trx: Transaction<Database>, hash: Buffer, now: Date): Promise<void> {
  await trx.updateTable('oauth_tokens').set({ replaced_at: now }).where('token_hash', '=', hash).execute()
}

export async function deleteToken(trx: Transaction<Database>, hash: Buffer): Promise<void> {
  await trx.deleteFrom('oauth_tokens').where('token_hash', '=', hash).execute()
}

/** The grant of this access token, with its maker's account. Undefined if it has expired, or the account is disabled. */
export async function grantByToken(db: Db, hash: Buffer, now: Date) {
  return db
    .selectFrom('oauth_tokens')
    .innerJoin('oauth_grants', 'oauth_grants.id', 'grant_id')
    .innerJoin('accounts', 'accounts.id', 'oauth_grants.account_id')
    .select([
      'oauth_grants.id',
      'account_id',
      'own_host',
      'for_host',
      'resource',
      'oauth_tokens.scopes',
      'oauth_grants.used_at',
      'verified_at',
    ])
    .where('token_hash', '=', hash)
    .where('kind', '=', 'access')
    .where('expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

export async function markUsed(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('oauth_grants').set({ used_at: now }).where('id', '=', id).execute()
}

export async function deleteOfHost(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  await trx.deleteFrom('oauth_grants').where('for_host', '=', hostId).execute()
  await trx.deleteFrom('oauth_apps').where('for_host', '=', hostId).execute()
}

export async function deleteOfAccount(trx: Transaction<Database>, accountId: string): Promise<void> {
  await trx.deleteFrom('oauth_grants').where('account_id', '=', accountId).execute()
  await trx.deleteFrom('oauth_apps').where('account_id', '=', accountId).execute()
}

/** Deletes tokens that have expired, and grants that have none left. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('oauth_tokens').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('oauth_grants')
    .where('id', 'not in', db.selectFrom('oauth_tokens').select('grant_id'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('oauth_codes')
            .select('grant_id')
            .whereRef('oauth_codes.grant_id', '=', 'oauth_grants.id')
            .where('oauth_codes.expires_at', '>=', now),
        ),
      ),
    )
    .execute()
}
