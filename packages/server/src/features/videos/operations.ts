import type { api } from '@scheduling/contract'
import { limits, linkedVideoOf } from '@scheduling/domain'
import type { Transaction, Updateable } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import { AppError, fieldError, found, notFound } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { lockProfile } from '../hosts/operations.ts'
import { PASSWORD_HASHES } from '../passwords/hashes.ts'
import { refuseOverLimit } from './record/allowance.ts'
import { addVideo, startProcessing } from './record/operations.ts'
import { requireFolder } from './folders/operations.ts'
import { FFMPEG } from './processing/ffmpeg.ts'
import type { StoredVideo, VideoFilter } from './record/store.ts'
import { updateVideo, updateVideos, videoById, videosById, videosOf } from './record/store.ts'
import type { VideoRow } from './record/tables.ts'
import { uploadById } from './record/upload-store.ts'

type Change = (typeof api)['PATCH /videos/:id']['$input']['body']
type NewLink = (typeof api)['POST /videos/links']['$input']['body']

/** Whether this process can convert videos and take pictures out of them. */
export function canConvert(context: Pick<Context, 'service'>): boolean {
  return context.service(FFMPEG) !== undefined
}

export async function listVideos(
  { db }: Pick<Context, 'db'>,
  hostId: HostId,
  filter: Omit<VideoFilter, 'limit'>,
): Promise<{ videos: StoredVideo[]; more: boolean }> {
  const shown = limits.VIDEOS_SHOWN
  const videos = await videosOf(db, hostId, { ...filter, limit: shown + 1 })
  return { videos: videos.slice(0, shown), more: videos.length > shown }
}

/** Throws `video_not_found`, also for deleted ones. */
export async function getVideo(
  { db }: Pick<Context, 'db'>,
  hostId: HostId,
  id: string,
): Promise<StoredVideo> {
  const video = await videoById(db, hostId, id)
  return found(video?.deleted_at ? undefined : video, 'video_not_found', id)
}

/** Whether it is in the host's library. */
export async function ownsVideo(db: Db, hostId: HostId, id: string): Promise<boolean> {
  const video = await videoById(db, hostId, id)
  return video !== undefined && video.deleted_at === null
}

/** Throws `invalid_input`, `video_limit_reached`, `video_folder_not_found`. Repeat: another video. */
export async function addLinkedVideo(
  context: Context,
  host: Acting,
  { url, title, folderId = null }: NewLink,
): Promise<StoredVideo> {
  const linked = linkedVideoOf(url)
  if (!linked)
    throw fieldError('url', 'video_link', 'Expected a valid address of a video at YouTube or Vimeo')
  return context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, host.hostId)
    await requireFolder(trx, host.hostId, folderId)
    await refuseOverLimit(context, trx, host.hostId, { added: 1 })
    return addVideo(context, trx, host, {
      title: title ?? (linked.source === 'youtube' ? 'YouTube' : 'Vimeo'),
      folder_id: folderId,
      source: linked.source,
      external_id: linked.id,
      state: 'ready',
      plays: 'everywhere',
    })
  })
}

/** Merges the given fields. Throws `video_not_found`, `video_folder_not_found`, `invalid_input`. Repeat: the same. */
export async function changeVideo(
  context: Context,
  host: Acting,
  id: string,
  { password, folderId, chapters, cues, until, ...change }: Change,
): Promise<StoredVideo> {
  const before = await getVideo(context, host.hostId, id)
  const privacy = change.privacy ?? before.privacy
  if (privacy === 'password' && password === undefined && before.password_hash === null)
    throw fieldError(
      'password',
      'required',
      'Expected a password, because the video is shown to whoever knows it',
    )
  const columns: Updateable<VideoRow> = {
    ...change,
    ...(folderId !== undefined && { folder_id: folderId }),
    ...(chapters && { chapters: JSON.stringify(chapters.toSorted((one, other) => one.at - other.at)) }),
    ...(cues && { cues: JSON.stringify(cues) }),
    ...(until !== undefined && { until: until === null ? null : new Date(until) }),
    ...(password !== undefined && { password_hash: await context.service(PASSWORD_HASHES).of(password) }),
    ...(privacy !== 'password' && { password_hash: null }),
  }
  return context.db.transaction().execute(async (trx) => {
    await requireFolder(trx, host.hostId, folderId)
    const video = found(await updateVideo(trx, host.hostId, id, columns), 'video_not_found', id)
    await recordActivity(context, trx, host, 'video_changed', video.title)
    return video
  })
}

/** Throws `video_not_found` if one of them is not there. */
async function requireAll(
  trx: Transaction<Database>,
  hostId: HostId,
  ids: readonly string[],
  isFit: (video: StoredVideo) => boolean,
): Promise<StoredVideo[]> {
  const videos = await videosById(trx, hostId, ids)
  const there = new Set(videos.filter(isFit).map(({ id }) => id))
  const missing = ids.find((id) => !there.has(id))
  if (missing !== undefined) throw notFound('video_not_found', missing)
  return videos
}

/** All or none. Throws `video_not_found`, `video_folder_not_found`. Repeat: the same. */
export async function moveVideos(
  context: Context,
  { hostId }: Acting,
  ids: readonly string[],
  folderId: string | null,
): Promise<StoredVideo[]> {
  return context.db.transaction().execute(async (trx) => {
    await requireFolder(trx, hostId, folderId)
    await requireAll(trx, hostId, ids, ({ deleted_at }) => deleted_at === null)
    return updateVideos(trx, hostId, ids, { folder_id: folderId })
  })
}

/** All or none; they can be restored for a while. Throws `video_not_found`. Repeat: not found. */
export async function deleteVideos(
  context: Context,
  host: Acting,
  ids: readonly string[],
): Promise<StoredVideo[]> {
  return context.db.transaction().execute(async (trx) => {
    const videos = await requireAll(trx, host.hostId, ids, ({ deleted_at }) => deleted_at === null)
    for (const { title } of videos) await recordActivity(context, trx, host, 'video_deleted', title)
    return updateVideos(trx, host.hostId, ids, { deleted_at: new Date(context.clock.now()) })
  })
}

/** All or none. Throws `video_not_found`, `video_limit_reached`. Repeat: the same. */
export async function restoreVideos(
  context: Context,
  host: Acting,
  ids: readonly string[],
): Promise<StoredVideo[]> {
  return context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, host.hostId)
    const videos = await requireAll(trx, host.hostId, ids, () => true)
    const deleted = videos.filter(({ deleted_at }) => deleted_at !== null)
    if (deleted.length === 0) return videos
    await refuseOverLimit(context, trx, host.hostId, { added: deleted.length })
    for (const { title } of deleted) await recordActivity(context, trx, host, 'video_restored', title)
    return updateVideos(trx, host.hostId, ids, { deleted_at: null })
  })
}

/** Processes a failed video again. Throws `video_not_found`, `video_not_ready`. Repeat: one job. */
export async function retryVideo(context: Context, { hostId }: Acting, id: string): Promise<StoredVideo> {
  const video = await getVideo(context, hostId, id)
  const upload = video.upload_id === null ? undefined : await uploadById(context.db, hostId, video.upload_id)
  if (video.state !== 'failed' || upload?.state !== 'complete') throw new AppError('video_not_ready')
  return context.db.transaction().execute(async (trx) => startProcessing(context, trx, video))
}
