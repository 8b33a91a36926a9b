import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { sameOr } from '../../database/upsert.ts'
import type { Account } from '../accounts/operations.ts'
import { SEVERAL } from '../activity/calling.ts'
import type { SignInTables } from './tables.ts'

export type FailedSignIns = Selectable<SignInTables['failed_sign_ins']>

export async function countFailedSignIn(db: Db, row: Omit<FailedSignIns, 'count'>): Promise<void> {
  await db
    .insertInto('failed_sign_ins')
    .values({ ...row, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['account', 'hour']).doUpdateSet({
        count: sql<number>`failed_sign_ins.count + 1`,
        browser: sameOr('failed_sign_ins', 'browser', SEVERAL),
        system: sameOr('failed_sign_ins', 'system', SEVERAL),
        network: sameOr('failed_sign_ins', 'network', SEVERAL),
        last_at: row.last_at,
      }),
    )
    .execute()
}

export async function takeFailedSignIns(db: Db, account: Buffer): Promise<FailedSignIns[]> {
  return db.deleteFrom('failed_sign_ins').where('account', '=', account).returningAll().execute()
}

/** The emails of accounts with failed sign-ins. */
export async function accountsWithFailedSignIns(
  db: Db,
): Promise<{ account_id: string; email_key: string }[]> {
  return db
    .selectFrom('account_emails')
    .select(['account_id', 'email_key'])
    .where(
      sql<Buffer>`sha256(convert_to(email_key, 'UTF8'))`,
      'in',
      db.selectFrom('failed_sign_ins').select('account'),
    )
    .execute()
}

export async function deleteFailedSignInsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('failed_sign_ins').where('hour', '<', before).execute()
}

/** An account with everything that a sign-in is checked against. */
interface SignInCandidate extends Account {
  password_hash: string
  is_known_device: boolean
}

/**
 * The account of this email, and whether the device signed in to it before. One query in either case, so that its
 * time reveals nothing.
 */
export async function signInCandidate(
  db: Db,
  emailKey: string,
  device: { hash: Buffer | null; since: Date },
): Promise<SignInCandidate | undefined> {
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
