import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import { sameOr } from '../../database/upsert.ts'
import { SEVERAL } from '../activity/calling.ts'
import type { AccountTables } from './tables.ts'

export type StoredSession = Selectable<AccountTables['sessions']>
export type StoredDevice = Selectable<AccountTables['known_devices']>
export type FailedSignIns = Selectable<AccountTables['failed_sign_ins']>

export interface NewSession {
  hash: Buffer
  accountId: string
  hostId: string
  deviceId: string | undefined
  browser: string | null
  system: string | null
  timeZone: string | null
  now: Date
  expires: Date
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.hash,
      account_id: session.accountId,
      for_host: session.hostId,
      device_id: session.deviceId ?? null,
      browser: session.browser,
      system: session.system,
      time_zone: session.timeZone,
      seen_at: session.now,
      created_at: session.now,
      expires_at: session.expires,
    })
    .execute()
}

/** Whose session it is, and for which host. */
export async function sessionOf(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<{ account_id: string; for_host: string; verified_at: Date | null; seen_at: Date } | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['account_id', 'for_host', 'verified_at', 'seen_at'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** False where it was gone. */
export async function deleteSession(db: Db, hash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', hash)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function markSeen(db: Db, hash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', hash).execute()
}

export async function grantDeletionUntil(db: Db, hash: Buffer, until: Date): Promise<void> {
  await db.updateTable('sessions').set({ deletes_until: until }).where('token_hash', '=', hash).execute()
}

export async function isDeletionGranted(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', hash)
    .where('deletes_until', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** The latest seen first. */
export async function sessionsOf(db: Db, accountId: string, now: Date): Promise<StoredSession[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute()
}

/** False where it was gone, or another's. */
export async function deleteSessionById(db: Db, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** All but the kept one. */
export async function deleteSessions(db: Db, accountId: string, kept: Buffer | undefined): Promise<void> {
  const query = db.deleteFrom('sessions').where('account_id', '=', accountId)
  await (kept ? query.where('token_hash', '<>', kept) : query).execute()
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}

/** Repeat: it was used again. */
export async function putDevice(db: Db, { account_id, token_hash, ...use }: StoredDevice): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ account_id, token_hash, ...use })
    .onConflict((conflict) => conflict.columns(['account_id', 'token_hash']).doUpdateSet(use))
    .execute()
}

/** The latest used first. */
export async function devicesOf(db: Db, accountId: string, since: Date): Promise<StoredDevice[]> {
  return db
    .selectFrom('known_devices')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('used_at', '>', since)
    .orderBy('used_at', 'desc')
    .orderBy('token_hash')
    .execute()
}

export async function deleteDevices(trx: Transaction<Database>, accountId: string): Promise<void> {
  await trx.deleteFrom('known_devices').where('account_id', '=', accountId).execute()
}

export async function hasDevice(db: Db, accountId: string, hash: Buffer, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('token_hash', '=', hash)
    .where('used_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteDevicesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('known_devices').where('used_at', '<=', before).execute()
}

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

/** The e-mails of accounts into which somebody failed to sign in. */
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
