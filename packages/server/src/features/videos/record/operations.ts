import type { Video } from '@scheduling/contract'
import type { Insertable, Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { found } from '../../../errors.ts'
import type { Acting } from '../../../http/caller.ts'
import { recordActivity } from '../../activity/operations.ts'
import { FINISH_VIDEO } from './queues.ts'
import type { StoredVideo } from './store.ts'
import { insertVideo, updateVideo, updateVideoWith } from './store.ts'
import type { StoredTrim, VideoRow } from './tables.ts'
import { newVideoId } from './video-id.ts'

type NewVideo = Pick<Insertable<VideoRow>, 'title' | 'source' | 'state'> & Partial<Insertable<VideoRow>>

/** Adds a video in the transaction of what it comes from, which has checked the limits. */
export async function addVideo(
  context: Context,
  trx: Transaction<Database>,
  host: Acting,
  video: NewVideo,
): Promise<StoredVideo> {
  const row = await insertVideo(trx, {
    privacy: 'link',
    ...video,
    host_id: host.hostId,
    id: newVideoId(),
    created_at: new Date(context.clock.now()),
  })
  await recordActivity(context, trx, host, 'video_added', row.title)
  return row
}

/** Repeat: another job, which finds out that there is nothing to do. */
export async function startProcessing(
  context: Context,
  trx: Transaction<Database>,
  { host_id: hostId, id }: Pick<StoredVideo, 'host_id' | 'id'>,
): Promise<StoredVideo> {
  const change = {
    state: 'processing' as Video['state'],
    failure: null,
  }
  const video = found(await updateVideo(trx, hostId, id, change), 'video_not_found', id)
  await context.jobs.send(trx, FINISH_VIDEO, [{ data: { hostId, videoId: id } }])
  return video
}

/** The whole video stays. */
export async function failTrim({ db }: Pick<Context, 'db'>, video: StoredVideo): Promise<void> {
  if (!video.trim || video.play_file === null) return
  const trim = JSON.stringify({ ...video.trim, state: 'failed' } satisfies StoredTrim)
  await updateVideoWith(db, video.play_file, video, { trim, processing_since: null })
}
