import type { Insertable, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { DeletionRow } from './tables.ts'

export type StoredDeletion = Selectable<DeletionRow>

/** Replaces an earlier request. */
export async function putDeletion(
  trx: Transaction<Database>,
  { account_id, ...row }: Insertable<DeletionRow>,
): Promise<void> {
  await trx
    .insertInto('deletions')
    .values({ account_id, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

export async function deletionOf(db: Db, accountId: string): Promise<StoredDeletion | undefined> {
  return db.selectFrom('deletions').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

export async function deletionsAmong(db: Db, accountIds: readonly string[]): Promise<StoredDeletion[]> {
  return db
    .selectFrom('deletions')
    .selectAll()
    .where(sql<boolean>`account_id = any (${accountIds}::uuid[])`)
    .execute()
}

/** False if there was none. */
export async function takeDeletion(trx: Transaction<Database>, accountId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('deletions')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Locks a due request, so nobody can undo it. False if it was undone or requested again. */
export async function holdEnded(trx: Transaction<Database>, accountId: string, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('deletions')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('ends_at', '<=', now)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function accountsToDelete(db: Db, now: Date): Promise<string[]> {
  const rows = await db.selectFrom('deletions').select('account_id').where('ends_at', '<=', now).execute()
  return rows.map(({ account_id }) => account_id)
}
