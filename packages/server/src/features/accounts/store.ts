import type { TrackingAppId } from '@scheduling/contract'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { sameOr } from '../../database/upsert.ts'
import { SEVERAL } from '../activity/calling.ts'
import type { AccountTables, HostRow } from './tables.ts'

type Db = Kysely<Database> | Transaction<Database>
export type Host = Selectable<HostRow>
export type FailedSignIns = Selectable<AccountTables['failed_sign_ins']>

export async function insertHost(db: Db, host: Insertable<HostRow>): Promise<Host> {
  return db.insertInto('hosts').values(host).returningAll().executeTakeFirstOrThrow()
}

export async function hostById(db: Db, id: string): Promise<Host | undefined> {
  return db.selectFrom('hosts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Nobody else changes the row before the transaction is over. */
export async function heldHost(trx: Transaction<Database>, id: string): Promise<Host | undefined> {
  return trx.selectFrom('hosts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export async function hostByLink(db: Db, link: string): Promise<Host | undefined> {
  return db.selectFrom('hosts').selectAll().where('link', '=', link).executeTakeFirst()
}

/**
 * In the transaction that connects an app, or takes it away (null). Adds or takes away its own alone, so that several at
 * once all hold.
 */
export async function setTrackingId(
  trx: Transaction<Database>,
  hostId: string,
  appId: TrackingAppId,
  trackingId: string | null,
): Promise<void> {
  const ids =
    trackingId === null
      ? sql<Host['tracking_ids']>`tracking_ids - ${appId}::text`
      : sql<Host['tracking_ids']>`tracking_ids || jsonb_build_object(${appId}::text, ${trackingId}::text)`
  await trx.updateTable('hosts').set({ tracking_ids: ids }).where('id', '=', hostId).execute()
}

/** In lower case. */
export async function connectedDomains(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('hosts')
    .select('custom_domain')
    .where('custom_domain', 'is not', null)
    .execute()
  return rows.flatMap(({ custom_domain: domain }) => (domain === null ? [] : [domain.toLowerCase()]))
}

/** Who signs in with this e-mail, and whether the device did so before: one question, whatever is known of them. */
export async function accountByEmail(
  db: Db,
  emailKey: string,
  device: { hash: Buffer | null; since: Date } = { hash: null, since: new Date(0) },
): Promise<(Host & { is_known_device: boolean }) | undefined> {
  return db
    .selectFrom('account_emails')
    .innerJoin('hosts', 'hosts.id', 'account_emails.host_id')
    .leftJoin('known_devices', (join) =>
      join
        .onRef('known_devices.host_id', '=', 'account_emails.host_id')
        .on('known_devices.token_hash', '=', device.hash)
        .on('known_devices.used_at', '>', device.since),
    )
    .selectAll('hosts')
    .select((eb) => eb('known_devices.host_id', 'is not', null).$castTo<boolean>().as('is_known_device'))
    .where('account_emails.email_key', '=', emailKey)
    .executeTakeFirst()
}

/** False where another account has the e-mail. Repeat: true. */
export async function claimEmail(db: Db, emailKey: string, hostId: string): Promise<boolean> {
  const row = await db
    .insertInto('account_emails')
    .values({ email_key: emailKey, host_id: hostId })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('host_id')
    .executeTakeFirst()
  return row !== undefined || (await accountByEmail(db, emailKey))?.id === hostId
}

export async function markVerified(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('hosts').set({ verified_at: now }).where('id', '=', id).execute()
}

export async function changeEmail(db: Db, id: string, email: string): Promise<Host> {
  return db.updateTable('hosts').set({ email }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function insertSignUp(db: Db, hostId: string, endsAt: Date): Promise<void> {
  await db.insertInto('sign_ups').values({ host_id: hostId, ends_at: endsAt }).execute()
}

/** False where it is none, or none any more. */
export async function prolongSignUp(db: Db, hostId: string, endsAt: Date): Promise<boolean> {
  const row = await db
    .updateTable('sign_ups')
    .set({ ends_at: endsAt })
    .where('host_id', '=', hostId)
    .returning('host_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSignUp(db: Db, hostId: string): Promise<void> {
  await db.deleteFrom('sign_ups').where('host_id', '=', hostId).execute()
}

/** With everything that was set up. */
export async function deleteEndedSignUps(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('hosts')
    .where('verified_at', 'is', null)
    .where('id', 'in', (eb) => eb.selectFrom('sign_ups').select('host_id').where('ends_at', '<=', now))
    .execute()
}

export async function insertVerification(
  db: Db,
  row: Insertable<AccountTables['verifications']>,
): Promise<void> {
  await db.insertInto('verifications').values(row).execute()
}

interface Asked {
  hostId: string
  emailKey: string
  now: Date
}

export async function hasVerification(
  db: Db,
  { hostId, emailKey, now }: Asked,
  link: Buffer,
): Promise<boolean> {
  const row = await db
    .selectFrom('verifications')
    .select('host_id')
    .where('host_id', '=', hostId)
    .where('link_hash', '=', link)
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes one try from each of the newest codes that has any left; answers those. */
export async function codesToTry(
  db: Db,
  { hostId, emailKey, now }: Asked,
  most: { codes: number; tries: number },
): Promise<Buffer[]> {
  const rows = await db
    .updateTable('verifications')
    .set({ tries: sql<number>`tries + 1` })
    .where('host_id', '=', hostId)
    .where('tries', '<', most.tries)
    .where('link_hash', 'in', (eb) =>
      eb
        .selectFrom('verifications')
        .select('link_hash')
        .where('host_id', '=', hostId)
        .where('email_key', '=', emailKey)
        .where('expires_at', '>', now)
        .orderBy('expires_at', 'desc')
        .limit(most.codes),
    )
    .returning('code_hash')
    .execute()
  return rows.map(({ code_hash }) => code_hash)
}

export async function deleteVerifications(db: Db, hostId: string): Promise<void> {
  await db.deleteFrom('verifications').where('host_id', '=', hostId).execute()
}

export async function deleteExpiredVerifications(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('verifications').where('expires_at', '<=', now).execute()
}

export async function insertSession(
  db: Db,
  session: { hash: Buffer; hostId: string; deviceId: string | undefined; now: Date; expires: Date },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.hash,
      host_id: session.hostId,
      device_id: session.deviceId ?? null,
      created_at: session.now,
      expires_at: session.expires,
    })
    .execute()
}

export async function sessionHost(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<{ host_id: string; verified_at: Date | null } | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('hosts', 'hosts.id', 'sessions.host_id')
    .select(['sessions.host_id', 'hosts.verified_at'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** False where it was gone. */
export async function deleteSession(db: Db, hash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', hash)
    .returning('host_id')
    .executeTakeFirst()
  return row !== undefined
}

/** All but the kept one. */
export async function deleteSessions(db: Db, hostId: string, kept: Buffer | undefined): Promise<void> {
  const query = db.deleteFrom('sessions').where('host_id', '=', hostId)
  await (kept ? query.where('token_hash', '<>', kept) : query).execute()
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}

/** Repeat: it was used again. */
export async function putDevice(db: Db, hostId: string, hash: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ host_id: hostId, token_hash: hash, used_at: now })
    .onConflict((conflict) => conflict.columns(['host_id', 'token_hash']).doUpdateSet({ used_at: now }))
    .execute()
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
export async function accountsWithFailedSignIns(db: Db): Promise<{ host_id: string; email_key: string }[]> {
  return db
    .selectFrom('account_emails')
    .select(['host_id', 'email_key'])
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
