import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'

export async function changePasswordHash(
  trx: Transaction<Database>,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await trx
    .updateTable('credentials')
    .set({ password_hash: passwordHash })
    .where('account_id', '=', accountId)
    .execute()
}

/** Reset links that were mailed stop working. */
export async function forgetResets(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('account_id', '=', accountId).execute()
}

export async function passwordHashOf(db: Db, accountId: string): Promise<string> {
  const row = await db
    .selectFrom('credentials')
    .select('password_hash')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.password_hash
}

export async function insertPasswordHash(
  trx: Transaction<Database>,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await trx.insertInto('credentials').values({ account_id: accountId, password_hash: passwordHash }).execute()
}
