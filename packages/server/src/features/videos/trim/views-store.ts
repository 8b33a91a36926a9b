import type { RawBuilder, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { Part } from './cut.ts'

// A second of the whole that the part begins or ends within counts where most of it is.
const moved = (edge: RawBuilder<number>, by: number) => sql`round(${edge} + ${by}::numeric)::integer`
const lowerEdge = sql<number>`lower(seconds)`
const upperEdge = sql<number>`upper(seconds)`

/**
 * Views of a video that was just trimmed: what they watched of the part, by its own seconds. What they watched of the
 * whole is kept for `restoreViews`.
 */
export async function cutViews(
  trx: Transaction<Database>,
  hostId: HostId,
  videoId: string,
  { from, to }: Part,
): Promise<void> {
  const last = Math.ceil(to - from)
  const part = sql`int4range(greatest(0, ${moved(lowerEdge, -from)}), least(${last}, ${moved(upperEdge, -from)}))`
  await sql`
    update video_views set
      whole_watched = watched,
      whole_booked_second = booked_second,
      watched = (
        select coalesce(range_agg(${part}), '{}') from unnest(watched) seconds
        where upper(seconds) > ${from}::numeric and lower(seconds) < ${to}::numeric
      ),
      booked_second = case
        when booked_second between ${Math.floor(from)}::integer and ${Math.ceil(to) - 1}::integer
        then greatest(0, ${moved(sql<number>`booked_second`, -from)})
      end
    where host_id = ${hostId} and video_id = ${videoId}`.execute(trx)
}

/** After the trim is undone: what was watched of the whole, and since then of the part. */
export async function restoreViews(
  trx: Transaction<Database>,
  hostId: HostId,
  videoId: string,
  { from }: Part,
): Promise<void> {
  const whole = sql`int4range(${moved(lowerEdge, from)}, ${moved(upperEdge, from)})`
  await sql`
    update video_views set
      watched = coalesce(whole_watched, '{}')
        + (select coalesce(range_agg(${whole}), '{}') from unnest(watched) seconds),
      booked_second = coalesce(whole_booked_second, ${moved(sql<number>`booked_second`, from)}),
      whole_watched = null,
      whole_booked_second = null
    where host_id = ${hostId} and video_id = ${videoId}`.execute(trx)
}

/** Once the trim can be undone no longer. */
export async function forgetWholeViews(
  trx: Transaction<Database>,
  hostId: HostId,
  videoId: string,
): Promise<void> {
  await trx
    .updateTable('video_views')
    .set({ whole_watched: null, whole_booked_second: null })
    .where('host_id', '=', hostId)
    .where('video_id', '=', videoId)
    .execute()
}
