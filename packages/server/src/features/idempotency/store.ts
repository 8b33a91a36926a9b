import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { SubjectKind } from './tables.ts'

interface Key {
  hostId: HostId
  kind: SubjectKind
  keyHash: Buffer
}

export async function subjectOfKey(
  db: Db,
  { hostId, kind, keyHash }: Key,
): Promise<{ request_hash: Buffer; subject_id: string } | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'subject_id'])
    .where('host_id', '=', hostId)
    .where('key_hash', '=', keyHash)
    .where('subject_kind', '=', kind)
    .executeTakeFirst()
}

interface NewKey extends Key {
  requestHash: Buffer
  id: string
  now: Date
}

export async function addKeys(trx: Transaction<Database>, keys: readonly NewKey[]): Promise<void> {
  await trx
    .insertInto('idempotency_keys')
    .values(
      keys.map((key) => ({
        host_id: key.hostId,
        key_hash: key.keyHash,
        request_hash: key.requestHash,
        subject_kind: key.kind,
        subject_id: key.id,
        created_at: key.now,
      })),
    )
    .execute()
}

/** Keeps only the last `max` keys of a subject. */
export async function rememberKey(trx: Transaction<Database>, row: NewKey, max: number): Promise<void> {
  await addKeys(trx, [row])
  await trx
    .deleteFrom('idempotency_keys')
    .where('host_id', '=', row.hostId)
    .where('key_hash', 'in', (older) =>
      older
        .selectFrom('idempotency_keys')
        .select('key_hash')
        .where('host_id', '=', row.hostId)
        .where('subject_kind', '=', row.kind)
        .where('subject_id', '=', row.id)
        .orderBy('created_at', 'desc')
        .offset(max),
    )
    .execute()
}

export async function forgetKeysBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
}
