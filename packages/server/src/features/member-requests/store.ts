import type { Insertable, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { Answer, RequestRow } from './tables.ts'

export type StoredRequest = Selectable<RequestRow>
type RequestKey = Pick<StoredRequest, 'host_id' | 'id'>

/** Answered and ended ones included, the oldest first. */
export async function requestsOf(db: Db, hostId: HostId): Promise<StoredRequest[]> {
  return db
    .selectFrom('organization_requests')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
}

export async function requestById(db: Db, { host_id, id }: RequestKey): Promise<StoredRequest | undefined> {
  return db
    .selectFrom('organization_requests')
    .selectAll()
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The request whose mail has this key, answered or not, until it ends. */
export async function requestByKey(
  db: Db,
  hostId: HostId,
  hash: Buffer,
  now: Date,
): Promise<StoredRequest | undefined> {
  return db
    .selectFrom('organization_requests')
    .selectAll()
    .where('host_id', '=', hostId)
    .where(sql<boolean>`${hash} = any (key_hashes)`)
    .where('ends_at', '>', now)
    .executeTakeFirst()
}

/** Replaces the same request of the same member if nobody answered it. */
export async function putRequest(
  trx: Transaction<Database>,
  request: Insertable<RequestRow>,
): Promise<StoredRequest> {
  const { host_id, asked_by, kind, event_type_id } = request
  await trx
    .deleteFrom('organization_requests')
    .where('host_id', '=', host_id)
    .where('asked_by', '=', asked_by)
    .where('kind', '=', kind)
    .where('event_type_id', 'is not distinct from', event_type_id ?? null)
    .where('answer', 'is', null)
    .execute()
  return trx.insertInto('organization_requests').values(request).returningAll().executeTakeFirstOrThrow()
}

/** Does nothing if the request is gone. */
export async function addKey(db: Db, { host_id, id }: RequestKey, hash: Buffer): Promise<void> {
  await db
    .updateTable('organization_requests')
    .set({ key_hashes: sql<Buffer[]>`array_append(key_hashes, ${hash})` })
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .execute()
}

export async function setAnswer(
  trx: Transaction<Database>,
  { host_id, id }: RequestKey,
  answer: Answer,
  answeredAt: Date,
): Promise<void> {
  await trx
    .updateTable('organization_requests')
    .set({ answer, answered_at: answeredAt })
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .execute()
}

export async function deleteRequestsOf(
  trx: Transaction<Database>,
  hostId: HostId,
  person: HostId,
): Promise<void> {
  await trx
    .deleteFrom('organization_requests')
    .where('host_id', '=', hostId)
    .where('person', '=', person)
    .execute()
}

/** Of all organizations. */
export async function deleteRequestsEndedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('organization_requests').where('ends_at', '<', before).execute()
}
