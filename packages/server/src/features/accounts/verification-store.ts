import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { AccountTables } from './tables.ts'

export async function insertVerification(
  db: Db,
  row: Insertable<AccountTables['verifications']>,
): Promise<void> {
  await db.insertInto('verifications').values(row).execute()
}

interface Asked {
  accountId: string
  emailKey: string
  now: Date
}

export async function hasVerification(
  db: Db,
  { accountId, emailKey, now }: Asked,
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

/** Takes one try from each of the newest codes that has any left; answers those. */
export async function codesToTry(
  db: Db,
  { accountId, emailKey, now }: Asked,
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
