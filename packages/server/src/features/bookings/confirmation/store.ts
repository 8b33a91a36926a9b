import type { Instant } from '@scheduling/domain'
import { limits } from '@scheduling/domain'
import type { Insertable, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { Origin } from '../../offers/origin.ts'
import type { RequestRow } from '../tables.ts'
import type { RequestId } from './tokens.ts'

export type StoredRequest = Selectable<RequestRow>

export async function insertRequest(
  trx: Transaction<Database>,
  row: Insertable<RequestRow>,
): Promise<StoredRequest> {
  return trx.insertInto('booking_requests').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Includes ended requests. */
export async function requestById(
  db: Db,
  { hostId, requestId }: RequestId,
): Promise<StoredRequest | undefined> {
  return db
    .selectFrom('booking_requests')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', requestId)
    .executeTakeFirst()
}

/** Includes ended requests. */
export async function requestOfKey(
  db: Db,
  hostId: HostId,
  keyHash: Buffer,
): Promise<StoredRequest | undefined> {
  return db
    .selectFrom('booking_requests')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
}

/** The person's former requests, which a new one replaces. */
export interface Replaced {
  hostId: HostId
  originId: string
  emailKey: string
  requestId: string | undefined
  keyHash: Buffer | undefined
}

/** Answers the deleted requests. */
export async function deleteReplaced(
  trx: Transaction<Database>,
  replaced: Replaced,
): Promise<StoredRequest[]> {
  return trx
    .deleteFrom('booking_requests')
    .where('host_id', '=', replaced.hostId)
    .where((eb) =>
      eb.or([
        eb.and({ origin_id: replaced.originId, email_key: replaced.emailKey }),
        ...(replaced.requestId === undefined ? [] : [eb('id', '=', replaced.requestId)]),
        ...(replaced.keyHash === undefined ? [] : [eb('key_hash', '=', replaced.keyHash)]),
      ]),
    )
    .returningAll()
    .execute()
}

export async function deleteRequest(trx: Transaction<Database>, ids: RequestId): Promise<void> {
  await trx
    .deleteFrom('booking_requests')
    .where('host_id', '=', ids.hostId)
    .where('id', '=', ids.requestId)
    .execute()
}

/** Includes ended requests. */
export async function hasRequest(db: Db, hostId: HostId, { kind, id }: Origin): Promise<boolean> {
  const found = await db
    .selectFrom('booking_requests')
    .select('id')
    .where('host_id', '=', hostId)
    .where('origin_id', '=', id)
    .where('origin_kind', '=', kind)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Does nothing if the request has ended. */
export async function setEnd(
  trx: Transaction<Database>,
  { hostId, requestId }: RequestId,
  now: Instant,
): Promise<void> {
  await trx
    .updateTable('booking_requests')
    .set({ expires_at: new Date(now) })
    .where('host_id', '=', hostId)
    .where('id', '=', requestId)
    .where('expires_at', '>', new Date(now))
    .execute()
}

/** Counts a try before comparing the code, so many guesses at once get no extra tries. False: no tries are left. */
export async function countTry(db: Db, { hostId, requestId }: RequestId): Promise<boolean> {
  const row = await db
    .updateTable('booking_requests')
    .set({ tries: sql<number>`tries + 1` })
    .where('host_id', '=', hostId)
    .where('id', '=', requestId)
    .where('tries', '<', limits.CONFIRM_TRIES_MAX)
    .returning('tries')
    .executeTakeFirst()
  return row !== undefined
}

/** Undefined if it is too soon for another mail, or the limit is reached. */
export async function countMail(
  trx: Transaction<Database>,
  { hostId, requestId }: RequestId,
  now: Instant,
): Promise<StoredRequest | undefined> {
  return trx
    .updateTable('booking_requests')
    .set({ mails: sql<number>`mails + 1`, mailed_at: new Date(now) })
    .where('host_id', '=', hostId)
    .where('id', '=', requestId)
    .where('mails', '<=', limits.CONFIRM_MAILS_AGAIN_MAX)
    .where('mailed_at', '<=', new Date(now - limits.CONFIRM_MAIL_AGAIN_SECONDS * 1_000))
    .returningAll()
    .executeTakeFirst()
}

export async function deleteRequestsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('booking_requests').where('expires_at', '<', before).execute()
}
