import type { Instant } from '@scheduling/domain'
import { sql } from 'kysely'
import type { Selectable, Transaction } from 'kysely'
import type { Database, Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { VideoViewRow } from '../record/tables.ts'
import type { Ticket } from './ticket.ts'

export type StoredView = Selectable<VideoViewRow>

export interface NewView {
  ticket: Ticket
  firstAt: Instant
  lastAt: Instant
  playedAt: Instant | null
  clickedAt: Instant | null
  seconds: readonly number[]
  length: number | null
  isSuspect: boolean
}

// A day. Nobody knows how long a video at another service is.
const SECONDS_MAX = 86_400

/**
 * Adds what is new to each view. Left out: views of videos that are gone, and seconds of pages that show another file
 * than plays now, because it was trimmed since. A suspect view stays one until it is played. Repeat: the same.
 */
export async function putViews(db: Db, views: readonly NewView[]): Promise<void> {
  const rows = views.map(({ ticket, firstAt, lastAt, playedAt, clickedAt, seconds, length, isSuspect }) => ({
    host_id: ticket.hostId,
    id: ticket.id,
    video_id: ticket.videoId,
    campaign_id: ticket.campaignId,
    lead_id: ticket.leadId,
    opened_at: textOf(firstAt),
    last_at: textOf(lastAt),
    played_at: textOf(playedAt),
    clicked_at: textOf(clickedAt),
    watched: rangesOf(seconds),
    made_at: textOf(ticket.at),
    length,
    is_suspect: isSuspect,
  }))
  await sql`
    insert into video_views (host_id, id, video_id, campaign_id, lead_id, opened_at, last_at, played_at, clicked_at,
      watched, length, is_suspect)
    select row.host_id, row.id, row.video_id, row.campaign_id, row.lead_id, row.opened_at, row.last_at, row.played_at,
      row.clicked_at,
      case when row.made_at < videos.plays_since then '{}'
        else row.watched * int4multirange(int4range(0, ceil(coalesce(videos.seconds, ${SECONDS_MAX}))::integer)) end,
      row.length, row.is_suspect
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (host_id uuid, id text, video_id text,
      campaign_id text, lead_id text, opened_at timestamptz, last_at timestamptz, played_at timestamptz,
      clicked_at timestamptz, watched int4multirange, made_at timestamptz, length integer, is_suspect boolean)
    join videos on videos.host_id = row.host_id and videos.id = row.video_id
    order by row.host_id, row.id
    on conflict (host_id, id) do update
    set last_at = greatest(video_views.last_at, excluded.last_at),
      played_at = least(video_views.played_at, excluded.played_at),
      clicked_at = least(video_views.clicked_at, excluded.clicked_at),
      watched = video_views.watched + excluded.watched,
      length = coalesce(video_views.length, excluded.length),
      is_suspect = excluded.is_suspect or (video_views.is_suspect and excluded.played_at is null)`.execute(db)
}

function textOf(at: Instant | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

/** Seconds as a multirange: `{[0,3),[7,8)}`. */
export function rangesOf(seconds: readonly number[]): string {
  const ranges: [from: number, until: number][] = []
  for (const second of [...new Set(seconds)].toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last?.[1] === second) last[1] = second + 1
    else ranges.push([second, second + 1])
  }
  return `{${ranges.map(([from, until]) => `[${from},${until})`).join(',')}}`
}

/** The first booking alone. False: it has one, or it is not there. */
export async function setBooked(
  trx: Transaction<Database>,
  { hostId, id }: Pick<Ticket, 'hostId' | 'id'>,
  booked: { bookingId: string; second: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('video_views')
    .set({ booking_id: booked.bookingId, booked_second: booked.second, booked_at: booked.at })
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .where('booking_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Every view of a host, for the export. */
export async function allViews(db: Db, hostId: HostId): Promise<StoredView[]> {
  return db
    .selectFrom('video_views')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy('opened_at')
    .orderBy('id')
    .execute()
}

/** Of all hosts. */
export async function deleteViewsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('video_views').where('opened_at', '<', before).execute()
}

export async function viewById(db: Db, hostId: HostId, id: string): Promise<StoredView | undefined> {
  return db
    .selectFrom('video_views')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Different seconds that were watched. */
export function secondsOf({ watched }: Pick<StoredView, 'watched'>): number {
  return [...watched.matchAll(/\[(\d+),(\d+)\)/g)].reduce(
    (total, [, from, until]) => total + Number(until) - Number(from),
    0,
  )
}

/** Of all hosts: played, silent since before then, and told to nobody. No other transaction gets the same. */
export async function viewsToTell(
  trx: Transaction<Database>,
  before: Date,
  limit: number,
): Promise<StoredView[]> {
  return trx
    .selectFrom('video_views')
    .selectAll()
    .where('told_at', 'is', null)
    .where('played_at', 'is not', null)
    .where('is_suspect', '=', false)
    .where('last_at', '<', before)
    .orderBy('last_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function setTold(
  trx: Transaction<Database>,
  views: readonly Pick<StoredView, 'host_id' | 'id'>[],
  at: Date,
): Promise<void> {
  await sql`
    update video_views set told_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(views.map(({ host_id, id }) => ({ host_id, id })))}::jsonb)
      as told (host_id uuid, id text)
    where video_views.host_id = told.host_id and video_views.id = told.id`.execute(trx)
}

/** When the host was written to about this lead the last time. Undefined: never. */
export async function lastMailAbout(
  db: Db,
  { host_id: hostId, campaign_id: campaignId, lead_id: leadId }: StoredView,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('video_views')
    .select('mailed_at')
    .where('host_id', '=', hostId)
    .where('campaign_id', '=', campaignId)
    .where('lead_id', '=', leadId)
    .where('mailed_at', 'is not', null)
    .orderBy('mailed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.mailed_at ?? undefined
}

export async function setMailed(
  trx: Transaction<Database>,
  { host_id: hostId, id }: Pick<StoredView, 'host_id' | 'id'>,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('video_views')
    .set({ mailed_at: at })
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .execute()
}
