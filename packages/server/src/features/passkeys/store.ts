import type { Insertable, Selectable, Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { PasskeyRow } from './tables.ts'

export type StoredPasskey = Selectable<PasskeyRow>

/** The newest first. */
export async function passkeysOf(db: Db, accountId: string): Promise<StoredPasskey[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function passkeyByCredential(db: Db, credentialId: string): Promise<StoredPasskey | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()
}

/** Throws a violation of `passkeys_credential_id_key` if any account has it already. */
export async function insertPasskey(
  trx: Transaction<Database>,
  row: Insertable<PasskeyRow>,
): Promise<StoredPasskey> {
  return trx.insertInto('passkeys').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Undefined if it is gone, or another account's. */
export async function renamePasskey(
  db: Db,
  accountId: string,
  id: string,
  name: string,
): Promise<StoredPasskey | undefined> {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** False if it was gone, or another account's. */
export async function deletePasskey(
  trx: Transaction<Database>,
  accountId: string,
  id: string,
): Promise<boolean> {
  const row = await trx
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes all of them; answers their names. */
export async function deletePasskeys(trx: Transaction<Database>, accountId: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .returning('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** False if another use was counted since: one of the two is from a copy. */
export async function markUsed(
  db: Db,
  { id, account_id, counter }: StoredPasskey,
  { counter: next, now }: { counter: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter: String(next), used_at: now })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
