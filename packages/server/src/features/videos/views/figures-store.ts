import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'

/** What somebody did, whoever had the link. Of one lead, all their views together. */
export interface Watcher {
  leadId: string | null
  openedAt: Date
  playedAt: Date | null
  clickedAt: Date | null
  bookedAt: Date | null
  bookedSecond: number | null
  /** Different seconds. */
  seconds: number
  isSuspect: boolean
}

interface WatcherRow {
  lead_id: string | null
  opened_at: Date
  played_at: Date | null
  clicked_at: Date | null
  booked_at: Date | null
  booked_second: number | null
  seconds: number
  is_suspect: boolean
}

const SECONDS = sql`(select coalesce(sum(upper(part) - lower(part)), 0)::integer from unnest(watched) part)`

function watcherOf(row: WatcherRow): Watcher {
  return {
    leadId: row.lead_id,
    openedAt: row.opened_at,
    playedAt: row.played_at,
    clickedAt: row.clicked_at,
    bookedAt: row.booked_at,
    bookedSecond: row.booked_second,
    seconds: row.seconds,
    isSuspect: row.is_suspect,
  }
}

/** Each view of a video by itself. */
export async function watchersOfVideo(db: Db, hostId: HostId, videoId: string): Promise<Watcher[]> {
  const { rows } = await sql<WatcherRow>`
    select lead_id, opened_at, played_at, clicked_at, booked_at, booked_second, is_suspect, ${SECONDS} as seconds
    from video_views where host_id = ${hostId} and video_id = ${videoId}`.execute(db)
  return rows.map(watcherOf)
}

/** Each lead of a campaign who opened their link, with all their views; those of the general link by themselves. */
export async function watchersOfCampaign(
  db: Db,
  hostId: HostId,
  campaignId: string,
  leadIds?: readonly string[],
): Promise<Watcher[]> {
  const chosen = leadIds ? sql`and lead_id = any (${leadIds}::text[])` : sql``
  const { rows } = await sql<WatcherRow>`
    select lead_id, opened_at, played_at, clicked_at, booked_at, booked_second, is_suspect, ${SECONDS} as seconds
    from (
      select lead_id, min(opened_at) as opened_at, min(played_at) as played_at, min(clicked_at) as clicked_at,
        min(booked_at) as booked_at, (array_agg(booked_second order by booked_at))[1] as booked_second,
        bool_and(is_suspect) as is_suspect, coalesce(range_agg(watched), '{}') as watched
      from video_views
      where host_id = ${hostId} and campaign_id = ${campaignId} ${chosen}
      group by lead_id, case when lead_id is null then id end
    ) views`.execute(db)
  return rows.map(watcherOf)
}

/** Seconds of a video at another service: what half of the views tell at most, so no single one decides. */
export async function medianLength(db: Db, hostId: HostId, videoId: string): Promise<number | null> {
  const { rows } = await sql<{ length: number | null }>`
    select percentile_disc(0.5) within group (order by length) as length
    from video_views where host_id = ${hostId} and video_id = ${videoId} and length > 0 and not is_suspect`.execute(
    db,
  )
  return rows[0]?.length ?? null
}

/** Where parts that were watched begin (more than 0) and end (less), second by second. Without suspect views. */
export async function edgesOf(
  db: Db,
  hostId: HostId,
  videoId: string,
): Promise<{ second: number; change: number }[]> {
  const { rows } = await sql<{ second: number; change: number }>`
    select second, sum(change)::integer as change
    from video_views, unnest(watched) part,
      lateral (values (lower(part), 1), (upper(part), -1)) edge (second, change)
    where host_id = ${hostId} and video_id = ${videoId} and not is_suspect
    group by second order by second`.execute(db)
  return rows
}
