import type { Instant, Interval } from '@scheduling/domain'
import type { Insertable, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { HoldRow } from './tables.ts'

export type StoredHold = Selectable<HoldRow>

export async function insertHolds(
  trx: Transaction<Database>,
  rows: readonly Insertable<HoldRow>[],
): Promise<void> {
  await trx.insertInto('holds').values(rows).execute()
}

/** The holds of these hosts that overlap the span, including ended ones. */
export async function holdsBetween(
  db: Db,
  hostIds: readonly HostId[],
  span: Interval,
): Promise<StoredHold[]> {
  return db
    .selectFrom('holds')
    .selectAll()
    .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
    .where('starts_at', '<', new Date(span.end))
    .where('ends_at', '>', new Date(span.start))
    .execute()
}

export async function deleteHoldsFor(
  trx: Transaction<Database>,
  hostId: HostId,
  heldFor: readonly string[],
): Promise<void> {
  await trx.deleteFrom('holds').where('host_id', '=', hostId).where('held_for', 'in', heldFor).execute()
}

export async function setHoldsEnd(
  trx: Transaction<Database>,
  hostId: HostId,
  heldFor: string,
  end: Date,
): Promise<void> {
  await trx
    .updateTable('holds')
    .set({ expires_at: end })
    .where('host_id', '=', hostId)
    .where('held_for', '=', heldFor)
    .execute()
}

/** Of several hosts. Rows that somebody else is deleting are theirs, so it never waits. */
export async function deleteFreeHoldsFor(
  trx: Transaction<Database>,
  hostIds: readonly HostId[],
  heldFor: string,
): Promise<void> {
  await trx
    .deleteFrom('holds')
    .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
    .where('id', 'in', (free) =>
      free
        .selectFrom('holds')
        .select('id')
        .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
        .where('held_for', '=', heldFor)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Deletes ended holds of one host, or of all. */
export async function deleteEndedHolds(db: Db, now: Instant, hostId?: HostId): Promise<void> {
  const ended = db.deleteFrom('holds').where('expires_at', '<=', new Date(now))
  await (hostId === undefined ? ended : ended.where('host_id', '=', hostId)).execute()
}
