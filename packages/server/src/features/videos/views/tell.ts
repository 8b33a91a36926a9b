import { DAY, HOUR, MINUTE } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Database, Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import { stableId } from '../../../jobs/stable-id.ts'
import type { LeadBooking, VideoNews } from '../record/events.ts'
import { VIDEO_NEWS, WATCHED_MAILS } from '../record/events.ts'
import type { StoredVideo } from '../record/store.ts'
import { videoById } from '../record/store.ts'
import { watchedLengthOf } from './figures.ts'
import type { StoredView } from './store.ts'
import { lastMailAbout, secondsOf, setMailed, setTold, viewById, viewsToTell } from './store.ts'

// Pages tell every five seconds while a video plays. After this silence, nobody is watching any more.
const SILENT_MS = 2 * MINUTE
const AT_ONCE = 500

/** Tells others, once for each view, that it was watched. Called every minute. Repeat: finds nothing. */
export async function tellWatched(context: Context): Promise<void> {
  const now = context.clock.now()
  for (;;) {
    const told = await context.db.transaction().execute(async (trx) => {
      const views = await viewsToTell(trx, new Date(now - SILENT_MS), AT_ONCE)
      for (const view of views)
        await context.events.record(trx, VIDEO_NEWS, {
          id: stableId(view.id, 'watched'),
          kind: 'watched',
          hostId: view.host_id,
          viewId: view.id,
          occurredAt: view.last_at.toISOString(),
          isForMail: await isTimeForMail(context, trx, view),
        })
      await setTold(trx, views, new Date(now))
      return views.length
    })
    if (told < AT_ONCE) return
  }
}

const PAUSES_MS = { hourly: HOUR, daily: DAY, once: Infinity }

/**
 * As often as the host wants for each lead. Decided with the event, so that a mail that is tried again is not taken for a
 * second one.
 */
async function isTimeForMail(
  context: Context,
  trx: Transaction<Database>,
  view: StoredView,
): Promise<boolean> {
  if (view.lead_id === null) return false
  const pace = await paceOf(context, trx, view.host_id)
  if (pace === 'off') return false
  const now = context.clock.now()
  const last = await lastMailAbout(trx, view)
  if (last && now - last.getTime() < PAUSES_MS[pace]) return false
  await setMailed(trx, view, new Date(now))
  return true
}

async function paceOf({ hooks }: Context, db: Db, hostId: HostId): Promise<keyof typeof PAUSES_MS | 'off'> {
  for (const find of hooks(WATCHED_MAILS)) return find(db, hostId)
  return 'off'
}

/** Somebody booked by a link of a lead. Repeat: does nothing, whoever tells it first. */
export async function tellBooked(
  { events }: Pick<Context, 'events'>,
  trx: Transaction<Database>,
  news: Pick<VideoNews, 'hostId' | 'viewId' | 'occurredAt'> & { booking: LeadBooking },
): Promise<void> {
  const told = { ...news, kind: 'booked' as const, isForMail: false }
  await events.record(trx, VIDEO_NEWS, { ...told, id: stableId(news.booking.id, told.kind) })
}

interface Viewed {
  view: StoredView
  video: StoredVideo
  /** Different seconds. */
  seconds: number
  /** Of the video. Null if nobody knows. */
  length: number | null
}

/** A view with its video. Undefined if one of them is gone. */
export async function viewWithVideo(db: Db, hostId: HostId, viewId: string): Promise<Viewed | undefined> {
  const view = await viewById(db, hostId, viewId)
  const video = view && (await videoById(db, hostId, view.video_id))
  return video && { view, video, seconds: secondsOf(view), length: await watchedLengthOf(db, video) }
}
