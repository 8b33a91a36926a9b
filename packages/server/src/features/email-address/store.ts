import type { Insertable, Selectable, Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { EmailChangeRow } from './tables.ts'

export type EmailChange = Selectable<EmailChangeRow>
/** Whose mailbox it is. */
export type Side = 'old' | 'new'

/** In the place of an earlier one. */
export async function putChange(
  trx: Transaction<Database>,
  accountId: string,
  change: Pick<Insertable<EmailChangeRow>, 'id' | 'email' | 'former_email' | 'ends_at'>,
): Promise<void> {
  await deleteChange(trx, accountId)
  await trx
    .insertInto('email_changes')
    .values({ ...change, account_id: accountId })
    .execute()
}

export async function changeOf(db: Db, accountId: string): Promise<EmailChange | undefined> {
  return db.selectFrom('email_changes').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/** False where there is none, or it is done. */
export async function deletePendingChange(trx: Transaction<Database>, accountId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('email_changes')
    .where('account_id', '=', accountId)
    .where('changed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

async function deleteChange(trx: Transaction<Database>, accountId: string): Promise<void> {
  await trx.deleteFrom('email_changes').where('account_id', '=', accountId).execute()
}

/** The earlier one to the same mailbox holds no more. */
export async function setLink(db: Db, changeId: string, side: Side, hash: Buffer): Promise<void> {
  await db
    .updateTable('email_changes')
    .set(side === 'old' ? { old_link_hash: hash } : { new_link_hash: hash })
    .where('id', '=', changeId)
    .execute()
}

/** What the link agrees to, once; undefined where it agrees to nothing any more. */
export async function takeLink(
  trx: Transaction<Database>,
  { accountId, hash }: { accountId: string; hash: Buffer },
  now: Date,
): Promise<EmailChange | undefined> {
  for (const side of ['old', 'new'] as const) {
    const followed =
      side === 'old'
        ? { old_link_hash: null, old_confirmed_at: now }
        : { new_link_hash: null, new_confirmed_at: now }
    const row = await trx
      .updateTable('email_changes')
      .set(followed)
      .where('account_id', '=', accountId)
      .where(`${side}_link_hash`, '=', hash)
      .where('changed_at', 'is', null)
      .where('ends_at', '>', now)
      .returningAll()
      .executeTakeFirst()
    if (row) return row
  }
  return undefined
}

export async function markChanged(trx: Transaction<Database>, accountId: string, now: Date): Promise<void> {
  await trx
    .updateTable('email_changes')
    .set({ changed_at: now, old_link_hash: null, new_link_hash: null })
    .where('account_id', '=', accountId)
    .execute()
}

export async function deleteChangesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('email_changes').where('ends_at', '<', before).execute()
}
