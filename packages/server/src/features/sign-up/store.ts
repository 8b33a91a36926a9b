import type { Insertable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { SignUpTables } from './tables.ts'

export async function insertVerification(
  db: Db,
  row: Insertable<SignUpTables['verifications']>,
): Promise<void> {
  await db.insertInto('verifications').values(row).execute()
}

interface AddressToConfirm {
  accountId: string
  emailKey: string
  now: Date
}

export async function hasVerification(
  db: Db,
  { accountId, emailKey, now }: AddressToConfirm,
  link: Buffer,
): Promise<boolean> {
  const row = await db
    .selectFrom('verifications')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('link_hash', '=', link)
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses one try of each of the newest codes that has any left, and answers those codes. */
export async function codesToTry(
  db: Db,
  { accountId, emailKey, now }: AddressToConfirm,
  most: { codes: number; tries: number },
): Promise<Buffer[]> {
  const rows = await db
    .updateTable('verifications')
    .set({ tries: sql<number>`tries + 1` })
    .where('account_id', '=', accountId)
    .where('tries', '<', most.tries)
    .where('link_hash', 'in', (eb) =>
      eb
        .selectFrom('verifications')
        .select('link_hash')
        .where('account_id', '=', accountId)
        .where('email_key', '=', emailKey)
        .where('expires_at', '>', now)
        .orderBy('expires_at', 'desc')
        .limit(most.codes),
    )
    .returning('code_hash')
    .execute()
  return rows.map(({ code_hash }) => code_hash)
}

export async function deleteVerifications(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('verifications').where('account_id', '=', accountId).execute()
}

export async function deleteExpiredVerifications(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('verifications').where('expires_at', '<=', now).execute()
}

export async function insertSignUp(db: Db, accountId: string, endsAt: Date): Promise<void> {
  await db.insertInto('sign_ups').values({ account_id: accountId, ends_at: endsAt }).execute()
}

/** False if it is not a sign-up, or no longer one. */
export async function isSignUp(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sign_ups')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSignUp(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('sign_ups').where('account_id', '=', accountId).execute()
}

/** The sign-ups that have ended, locked so that nobody confirms them before the transaction ends. */
export async function endedSignUps(trx: Transaction<Database>, now: Date): Promise<string[]> {
  const rows = await trx
    .selectFrom('accounts')
    .innerJoin('sign_ups', 'sign_ups.account_id', 'accounts.id')
    .select('accounts.id')
    .where('verified_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('accounts.id')
    .forUpdate('accounts')
    .execute()
  return rows.map(({ id }) => id)
}
