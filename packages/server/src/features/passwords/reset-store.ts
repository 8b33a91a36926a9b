import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'

export interface Reset {
  accountId: string
  hash: Buffer
}

/** Replaces an earlier reset. */
export async function putReset(db: Db, { accountId, hash }: Reset, expires: Date): Promise<void> {
  const row = { link_hash: hash, expires_at: expires }
  await db
    .insertInto('password_resets')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

/** True once. */
export async function takeReset(
  trx: Transaction<Database>,
  { accountId, hash }: Reset,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .deleteFrom('password_resets')
    .where('account_id', '=', accountId)
    .where('link_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the link still works. Asking does not use it up. */
export async function hasReset(db: Db, { accountId, hash }: Reset, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('link_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteEndedResets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
}
