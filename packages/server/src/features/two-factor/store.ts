import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { TwoFactorRow } from './tables.ts'

export type StoredTwoFactor = Selectable<TwoFactorRow>

/** Includes one that is not switched on yet. */
export async function twoFactorOf(db: Db, accountId: string): Promise<StoredTwoFactor | undefined> {
  return db.selectFrom('two_factors').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/** Replaces one that was begun before; false if one is on. */
export async function beginTwoFactor(
  db: Db,
  accountId: string,
  begun: { secret: Buffer; begun_at: Date },
): Promise<boolean> {
  const written = await db
    .insertInto('two_factors')
    .values({ ...begun, account_id: accountId })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(begun).where('two_factors.since', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return written !== undefined
}

/** False if it was on already. */
export async function switchOn(trx: Transaction<Database>, accountId: string, since: Date): Promise<boolean> {
  const row = await trx
    .updateTable('two_factors')
    .set({ since })
    .where('account_id', '=', accountId)
    .where('since', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes it with the recovery codes. */
export async function deleteTwoFactor(trx: Transaction<Database>, accountId: string): Promise<void> {
  await trx.deleteFrom('two_factors').where('account_id', '=', accountId).execute()
}

/** True once for each half minute, and never for an earlier one. */
export async function takeStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('two_factors')
    .set({ last_step: String(step) })
    .where('account_id', '=', accountId)
    .where('last_step', '<', String(step))
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** True once. */
export async function takeRecoveryCode(db: Db, accountId: string, hash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces the earlier ones. */
export async function replaceRecoveryCodes(
  trx: Transaction<Database>,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  const rows = hashes.map((code_hash) => ({ account_id: accountId, code_hash }))
  await trx.insertInto('recovery_codes').values(rows).execute()
}

/** Those of the accounts that have switched it on. */
export async function accountsWithTwoFactor(db: Db, accountIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('two_factors')
    .select('account_id')
    .where(sql<boolean>`account_id = any (${accountIds}::uuid[])`)
    .where('since', 'is not', null)
    .execute()
  return rows.map(({ account_id }) => account_id)
}

export async function hasAnySecret(db: Db): Promise<boolean> {
  return (await db.selectFrom('two_factors').select('account_id').limit(1).executeTakeFirst()) !== undefined
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Deletes those that were begun before `before` and never switched on. */
export async function deleteBegunBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('two_factors').where('since', 'is', null).where('begun_at', '<', before).execute()
}

/** Secrets that were sealed with another key than the one with this mark. */
export async function closedByOthers(
  db: Db,
  mark: Buffer,
  limit: number,
): Promise<{ account_id: string; secret: Buffer }[]> {
  return db
    .selectFrom('two_factors')
    .select(['account_id', 'secret'])
    .where(sql<boolean>`substring(secret from 1 for ${mark.length}) <> ${mark}`)
    .limit(limit)
    .execute()
}

/** Replaces the secret if it is still `from`. */
export async function replaceSecret(
  db: Db,
  accountId: string,
  { from, to }: { from: Buffer; to: Buffer },
): Promise<void> {
  await db
    .updateTable('two_factors')
    .set({ secret: to })
    .where('account_id', '=', accountId)
    .where('secret', '=', from)
    .execute()
}
