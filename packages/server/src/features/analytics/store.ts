import type { Interval, PlainDate } from '@scheduling/domain'
import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { AnalyticsTables } from './tables.ts'

export type Views = Selectable<AnalyticsTables['page_views']>
type Mark = Insertable<AnalyticsTables['booking_marks']>

/** Adds to the stored counts. Skips hosts who are gone. */
export async function addViews(db: Db, rows: readonly Views[]): Promise<void> {
  const added = sql<Views>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added (host_id uuid, day date, views integer)`
  await sql`
    insert into page_views (host_id, day, views)
    select added.host_id, added.day, added.views from ${added}
    join hosts on hosts.host_id = added.host_id
    order by added.host_id, added.day
    on conflict (host_id, day) do update set views = page_views.views + excluded.views
  `.execute(db)
}

export async function viewsBetween(
  db: Db,
  hostId: HostId,
  first: PlainDate,
  last: PlainDate,
): Promise<Pick<Views, 'day' | 'views'>[]> {
  return db
    .selectFrom('page_views')
    .select([sql<PlainDate>`day::text`.as('day'), 'views'])
    .where('host_id', '=', hostId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute()
}

/** Repeat: changes nothing. */
export async function putMark(db: Db, mark: Mark): Promise<void> {
  await db
    .insertInto('booking_marks')
    .values(mark)
    .onConflict((same) => same.columns(['host_id', 'id']).doNothing())
    .execute()
}

export async function marksBetween(
  db: Db,
  hostId: HostId,
  { start, end }: Interval,
): Promise<Pick<Mark & { at: Date }, 'kind' | 'at'>[]> {
  return db
    .selectFrom('booking_marks')
    .select(['kind', 'at'])
    .where('host_id', '=', hostId)
    .where('at', '>=', new Date(start))
    .where('at', '<', new Date(end))
    .execute()
}

export async function allViews(db: Db, hostId: HostId): Promise<Pick<Views, 'day' | 'views'>[]> {
  return db
    .selectFrom('page_views')
    .select([sql<PlainDate>`day::text`.as('day'), 'views'])
    .where('host_id', '=', hostId)
    .orderBy('day')
    .execute()
}
