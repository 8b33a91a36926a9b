import type { Selectable, Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { SessionTables } from './tables.ts'

export type StoredSession = Selectable<SessionTables['sessions']>
export type StoredDevice = Selectable<SessionTables['known_devices']>
export interface NewSession {
  hash: Buffer
  accountId: string
  hostId: HostId
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

/** The account of a session, and its host. */
export async function sessionOf(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<{ account_id: string; for_host: HostId; verified_at: Date | null; seen_at: Date } | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['account_id', 'for_host', 'verified_at', 'seen_at'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** False if it was gone. */
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

/** False if it was gone, or another account's. */
export async function deleteSessionById(db: Db, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes all sessions, except the one with this hash. */
export async function endSessions(db: Db, accountId: string, except?: Buffer): Promise<void> {
  const query = db.deleteFrom('sessions').where('account_id', '=', accountId)
  await (except ? query.where('token_hash', '<>', except) : query).execute()
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}

/** Repeat: records another use. */
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

export async function devicesOfHost(db: Db, hostId: HostId): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('known_devices', 'known_devices.account_id', 'memberships.account_id')
    .select('token_hash')
    .where('for_host', '=', hostId)
    .execute()
  return rows.map(({ token_hash }) => token_hash)
}
