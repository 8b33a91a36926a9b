import type { Insertable, Selectable, Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { EmailChangeRow } from './tables.ts'

export type EmailChange = Selectable<EmailChangeRow>
/** The mailbox that a link goes to. */
export type Side = 'old' | 'new'

/** Replaces an earlier change. Lock the account first. */
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

/** False if there is none, or it is done. */
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

/** Replaces the earlier link to the same mailbox. */
export async function setLink(db: Db, changeId: string, side: Side, hash: Buffer): Promise<void> {
  await db
    .updateTable('email_changes')
    .set(side === 'old' ? { old_link_hash: hash } : { new_link_hash: hash })
    .where('id', '=', changeId)
    .execute()
}

/** The change that the link confirms, once; undefined if it no longer confirms anything. */
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
