import type { Insertable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { SharerRow } from './tables.ts'

/** Replaces all rows of a host. */
export async function putSharers(
  trx: Transaction<Database>,
  hostId: HostId,
  rows: readonly Insertable<SharerRow>[],
): Promise<void> {
  // In the same order as all locks.
  await trx
    .selectFrom('calendar_sharers')
    .select('calendar_key')
    .where('for_host', '=', hostId)
    .orderBy('calendar_key')
    .forUpdate()
    .execute()
  await trx.deleteFrom('calendar_sharers').where('for_host', '=', hostId).execute()
  if (rows.length === 0) return
  // There was nothing to lock if another transaction adds the first ones at the same moment.
  await trx
    .insertInto('calendar_sharers')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['calendar_key', 'for_host']).doUpdateSet((values) => ({
        is_blocking: values.ref('excluded.is_blocking'),
        is_target: values.ref('excluded.is_target'),
      })),
    )
    .execute()
}

/** Locks all rows of these hosts' calendars until the transaction ends, always in the same order. */
export async function lockSharers(trx: Transaction<Database>, hostIds: readonly HostId[]): Promise<void> {
  await sql`
    select 1 from calendar_sharers
    where calendar_key in (select calendar_key from calendar_sharers where for_host = any (${hostIds}::uuid[]))
    order by calendar_key, for_host
    for no key update
  `.execute(trx)
}

/** Other hosts whose bookings are written into a calendar that blocks one of these hosts. */
export async function othersWriting(
  db: Db,
  hostIds: readonly HostId[],
): Promise<{ blocked: HostId; calendar_key: string; for_host: HostId }[]> {
  return db
    .selectFrom('calendar_sharers as own')
    .innerJoin('calendar_sharers as other', 'other.calendar_key', 'own.calendar_key')
    .select(['own.for_host as blocked', 'other.calendar_key', 'other.for_host'])
    .where(sql<boolean>`own.for_host = any (${hostIds}::uuid[])`)
    .where('own.is_blocking', '=', true)
    .where('other.is_target', '=', true)
    .whereRef('other.for_host', '<>', 'own.for_host')
    .orderBy('other.for_host')
    .execute()
}

/** Other hosts who are blocked by the calendar that this host's bookings are written into. */
export async function othersBlocked(db: Db, hostId: HostId): Promise<HostId[]> {
  const rows = await db
    .selectFrom('calendar_sharers as own')
    .innerJoin('calendar_sharers as other', 'other.calendar_key', 'own.calendar_key')
    .select('other.for_host')
    .distinct()
    .where('own.for_host', '=', hostId)
    .where('own.is_target', '=', true)
    .where('other.is_blocking', '=', true)
    .where('other.for_host', '<>', hostId)
    .orderBy('other.for_host')
    .execute()
  return rows.map(({ for_host }) => for_host)
}
