import type { ActivityKind } from '@scheduling/contract'
import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { sameOr } from '../../database/upsert.ts'
import type { HostId } from '../../host-id.ts'
import type { CursorPosition } from '../../cursor.ts'
import { SEVERAL } from './calling.ts'
import type { AccountEventRow } from './tables.ts'

export type StoredActivity = Selectable<AccountEventRow>

/** If the entry exists, its count grows. */
export async function putActivity(db: Db, row: Insertable<AccountEventRow>): Promise<void> {
  await db
    .insertInto('account_events')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['host_id', 'id']).doUpdateSet({
        count: sql<number>`account_events.count + excluded.count`,
        happened_at: sql<Date>`greatest(account_events.happened_at, excluded.happened_at)`,
        browser: sameOr('account_events', 'browser', SEVERAL),
        system: sameOr('account_events', 'system', SEVERAL),
        network: sameOr('account_events', 'network', SEVERAL),
      }),
    )
    .execute()
}

export async function activityById(db: Db, hostId: HostId, id: string): Promise<StoredActivity | undefined> {
  return db
    .selectFrom('account_events')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

interface Wanted {
  /** Only entries before this one. */
  after: CursorPosition | undefined
  /** Absent: all. */
  kinds: readonly ActivityKind[] | undefined
  /** Absent: about anything. */
  of?: string | undefined
  limit: number
}

/** Newest first. */
export async function newestActivity(
  db: Db,
  hostId: HostId,
  { after, kinds, of, limit }: Wanted,
): Promise<StoredActivity[]> {
  let query = db.selectFrom('account_events').selectAll().where('host_id', '=', hostId)
  if (after) query = query.where(sql<boolean>`(happened_at, id) < (${after.at}, ${after.id}::uuid)`)
  if (kinds) query = query.where('kind', 'in', kinds)
  if (of) query = query.where('subject_id', '=', of)
  return query.orderBy('happened_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

export async function deleteActivityBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('account_events').where('happened_at', '<', before).execute()
}
