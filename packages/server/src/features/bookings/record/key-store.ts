import type { Transaction } from 'kysely'
import type { Database, Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'

export async function bookingOfKey(
  db: Db,
  hostId: HostId,
  keyHash: Buffer,
): Promise<{ request_hash: Buffer; subject_id: string } | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'subject_id'])
    .where('host_id', '=', hostId)
    .where('key_hash', '=', keyHash)
    .where('subject_kind', '=', 'booking')
    .executeTakeFirst()
}

/** Keeps only the last `max` keys of a booking. */
export async function rememberKey(
  trx: Transaction<Database>,
  row: { hostId: HostId; keyHash: Buffer; requestHash: Buffer; bookingId: string; now: Date },
  max: number,
): Promise<void> {
  await trx
    .insertInto('idempotency_keys')
    .values({
      host_id: row.hostId,
      key_hash: row.keyHash,
      request_hash: row.requestHash,
      subject_kind: 'booking',
      subject_id: row.bookingId,
      created_at: row.now,
    })
    .execute()
  await trx
    .deleteFrom('idempotency_keys')
    .where('host_id', '=', row.hostId)
    .where('key_hash', 'in', (older) =>
      older
        .selectFrom('idempotency_keys')
        .select('key_hash')
        .where('host_id', '=', row.hostId)
        .where('subject_kind', '=', 'booking')
        .where('subject_id', '=', row.bookingId)
        .orderBy('created_at', 'desc')
        .offset(max),
    )
    .execute()
}

export async function forgetKeysBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
}
