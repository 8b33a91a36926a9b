import type { Theme } from '@scheduling/contract'
import type { Insertable, Selectable, Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { AccountRow } from './tables.ts'

export type Account = Selectable<AccountRow>

/** An account with what it proves itself by. */
export interface ProvableAccount extends Account {
  password_hash: string
  is_known_device: boolean
}

export interface NewAccount extends Omit<Insertable<AccountRow>, 'id'> {
  passwordHash: string
}

export async function insertAccount(
  trx: Transaction<Database>,
  accountId: string,
  { passwordHash, ...account }: NewAccount,
): Promise<void> {
  await trx
    .insertInto('accounts')
    .values({ ...account, id: accountId })
    .execute()
  await trx.insertInto('credentials').values({ account_id: accountId, password_hash: passwordHash }).execute()
}

export async function accountById(db: Db, id: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Nobody else changes the row before the transaction is over. */
export async function heldAccount(trx: Transaction<Database>, id: string): Promise<Account | undefined> {
  return trx.selectFrom('accounts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Who signs in with this e-mail, and whether the device did so before: one question, whatever is known of them. */
export async function accountByEmail(
  db: Db,
  emailKey: string,
  device: { hash: Buffer | null; since: Date } = { hash: null, since: new Date(0) },
): Promise<ProvableAccount | undefined> {
  return db
    .selectFrom('account_emails')
    .innerJoin('accounts', 'accounts.id', 'account_emails.account_id')
    .innerJoin('credentials', 'credentials.account_id', 'account_emails.account_id')
    .leftJoin('known_devices', (join) =>
      join
        .onRef('known_devices.account_id', '=', 'account_emails.account_id')
        .on('known_devices.token_hash', '=', device.hash)
        .on('known_devices.used_at', '>', device.since),
    )
    .selectAll('accounts')
    .select('password_hash')
    .select((eb) => eb('known_devices.account_id', 'is not', null).$castTo<boolean>().as('is_known_device'))
    .where('account_emails.email_key', '=', emailKey)
    .executeTakeFirst()
}

export async function passwordHashOf(db: Db, accountId: string): Promise<string> {
  const row = await db
    .selectFrom('credentials')
    .select('password_hash')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.password_hash
}

/** False where another account has the e-mail. Repeat: true. */
export async function claimEmail(db: Db, emailKey: string, accountId: string): Promise<boolean> {
  const row = await db
    .insertInto('account_emails')
    .values({ email_key: emailKey, account_id: accountId })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined || (await accountByEmail(db, emailKey))?.id === accountId
}

/** All but the one that counts. */
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

export async function insertSignUp(db: Db, accountId: string, endsAt: Date): Promise<void> {
  await db.insertInto('sign_ups').values({ account_id: accountId, ends_at: endsAt }).execute()
}

/** False where it is none, or none any more. */
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

/** Nobody confirms them before the transaction is over. */
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

/** With everything that hangs on it: what it signs in with, its sessions, its memberships. */
export async function deleteAccount(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('accounts').where('id', '=', id).execute()
}

/** Of the accounts that act for a host. */
export async function emailsOfHost(db: Db, hostId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select('email')
    .where('for_host', '=', hostId)
    .execute()
  return rows.map(({ email }) => email)
}

export async function devicesOfHost(db: Db, hostId: string): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('known_devices', 'known_devices.account_id', 'memberships.account_id')
    .select('token_hash')
    .where('for_host', '=', hostId)
    .execute()
  return rows.map(({ token_hash }) => token_hash)
}

export async function changeTheme(
  trx: Transaction<Database>,
  accountId: string,
  theme: Theme,
): Promise<void> {
  await trx.updateTable('accounts').set({ theme }).where('id', '=', accountId).execute()
}
