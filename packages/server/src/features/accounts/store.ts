import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { HostRow } from './tables.ts'

type Db = Kysely<Database> | Transaction<Database>
export type Host = Selectable<HostRow>

export async function insertHost(db: Db, host: Insertable<HostRow>): Promise<Host> {
  return db.insertInto('hosts').values(host).returningAll().executeTakeFirstOrThrow()
}

export async function hostById(db: Db, id: string): Promise<Host | undefined> {
  return db.selectFrom('hosts').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function hostByEmail(db: Db, email: string): Promise<Host | undefined> {
  return db.selectFrom('hosts').selectAll().where('email_key', '=', email.toLowerCase()).executeTakeFirst()
}

export async function hostByLink(db: Db, link: string): Promise<Host | undefined> {
  return db.selectFrom('hosts').selectAll().where('link', '=', link).executeTakeFirst()
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

/** Repeat: changes nothing, answers true while the code is the one that was sent. */
export async function markVerified(db: Db, id: string, codeHash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('hosts')
    .set((eb) => ({ verified_at: eb.fn.coalesce('verified_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('verification_hash', '=', codeHash)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
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

export async function sessionHost(db: Db, hash: Buffer, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('host_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.host_id
}

export async function deleteSession(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hash).execute()
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
