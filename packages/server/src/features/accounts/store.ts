import type { Theme } from '@scheduling/contract'
import type { Insertable, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { AccountRow } from './tables.ts'

export type Account = Selectable<AccountRow>

export async function insertAccount(
  trx: Transaction<Database>,
  account: Insertable<AccountRow>,
): Promise<void> {
  await trx.insertInto('accounts').values(account).execute()
}

export async function accountById(db: Db, id: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Those of the ids that are an account's. */
export async function accountsWith(db: Db, ids: readonly string[]): Promise<Map<string, Account>> {
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((account) => [account.id, account]))
}

/** Locks the row until the transaction ends. */
export async function lockAccount(trx: Transaction<Database>, id: string): Promise<Account | undefined> {
  return trx.selectFrom('accounts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** The account that signs in with this email. */
export async function accountByEmail(db: Db, emailKey: string): Promise<Account | undefined> {
  return db
    .selectFrom('account_emails')
    .innerJoin('accounts', 'accounts.id', 'account_emails.account_id')
    .selectAll('accounts')
    .where('account_emails.email_key', '=', emailKey)
    .executeTakeFirst()
}

/** False if another account has the email. Repeat: true. */
export async function claimEmail(db: Db, emailKey: string, accountId: string): Promise<boolean> {
  const row = await db
    .insertInto('account_emails')
    .values({ email_key: emailKey, account_id: accountId })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined || (await accountByEmail(db, emailKey))?.id === accountId
}

/** Releases all emails of the account except the current one. */
export async function releaseEmails(
  trx: Transaction<Database>,
  accountId: string,
  kept: string,
): Promise<void> {
  await trx
    .deleteFrom('account_emails')
    .where('account_id', '=', accountId)
    .where('email_key', '<>', kept)
    .execute()
}

export async function markVerified(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('accounts').set({ verified_at: now }).where('id', '=', id).execute()
}

export async function changeEmail(db: Db, id: string, email: string): Promise<void> {
  await db.updateTable('accounts').set({ email }).where('id', '=', id).execute()
}

/** Deletes the account with its passwords, passkeys, sessions and memberships. */
export async function deleteAccount(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('accounts').where('id', '=', id).execute()
}

/** The emails of the accounts that act for a host. */
export async function emailsOfHost(db: Db, hostId: HostId): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select('email')
    .where('for_host', '=', hostId)
    .execute()
  return rows.map(({ email }) => email)
}

export async function changeTheme(
  trx: Transaction<Database>,
  accountId: string,
  theme: Theme,
): Promise<void> {
  await trx.updateTable('accounts').set({ theme }).where('id', '=', accountId).execute()
}
