import { DAY, limits } from '@scheduling/domain'
import type { RawBuilder, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { AppError, fieldError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import type { Acting } from '../../../http/caller.ts'
import { allow } from '../../abuse/operations.ts'
import { recordActivity } from '../../activity/operations.ts'
import { deleteFiles } from '../media/files.ts'
import { getVideo } from '../operations.ts'
import { FFMPEG } from '../processing/ffmpeg.ts'
import { startShrinking } from '../processing/shrink.ts'
import { putCaptions } from '../record/captions-store.ts'
import { LIMITS } from '../record/limits.ts'
import { TRIM_VIDEO } from '../record/queues.ts'
import type { StoredVideo } from '../record/store.ts'
import { updateVideo, updateVideoWith, videosTrimmedBefore } from '../record/store.ts'
import type { StoredTrim, Untrimmed, VideoRow } from '../record/tables.ts'
import { forgetWholeViews, restoreViews } from './views-store.ts'
import type { Part } from './cut.ts'

/**
 * Keeps a part of a video; a job does it, and the whole plays until then. Throws `video_not_found`, `video_not_ready`,
 * `trim_not_available`, `invalid_input`. Repeat: `video_not_ready` while the job works.
 */
export async function startTrim(
  context: Context,
  host: Acting,
  id: string,
  part: Part,
): Promise<StoredVideo> {
  const video = await getVideo(context, host.hostId, id)
  if (!context.service(FFMPEG)) throw new AppError('trim_not_available')
  const { play_file: file, seconds } = video
  if (file === null || seconds === null || video.trim?.state === 'working')
    throw new AppError('video_not_ready')
  refuseWrongPart(part, seconds)
  await allow(context, 'video-trim', [[LIMITS.trims, host]])
  const trim: StoredTrim = { ...part, state: 'working', whole: null }
  const trimmed = await context.db.transaction().execute(async (trx) => {
    const change = { trim: JSON.stringify(trim), trimmed_at: null, bytes: bytesWithoutWhole(video) }
    const changed = await updateVideoWith(trx, file, video, change)
    if (!changed) throw new AppError('video_not_ready')
    await context.jobs.send(trx, TRIM_VIDEO, [{ data: { hostId: host.hostId, videoId: id } }])
    await recordActivity(context, trx, host, 'video_changed', video.title)
    return changed
  })
  await deleteWhole(context, video)
  return trimmed
}

function refuseWrongPart({ from, to }: Part, seconds: number): void {
  // Players show whole seconds, so an end may lie a moment behind that of the file.
  if (to >= seconds + 1) throw fieldError('to', 'too_large', `Expected at most ${seconds} seconds`)
  if (to - from < limits.TRIM_SECONDS_MIN)
    throw fieldError('to', 'too_small', `Expected at least ${limits.TRIM_SECONDS_MIN} second after \`from\``)
  if (from <= 0 && to >= seconds)
    throw fieldError('to', 'whole', 'Expected a part of the video, not all of it')
}

/** Shows the whole video again. Throws `video_not_found`, `trim_expired`. Repeat: `trim_expired`. */
export async function undoTrim(context: Context, host: Acting, id: string): Promise<StoredVideo> {
  const video = await getVideo(context, host.hostId, id)
  const { play_file: part, trim } = video
  const whole = trim?.whole
  if (!whole || part === null) throw new AppError('trim_expired')
  const restored = await context.db.transaction().execute(async (trx) => {
    const changed = await updateVideoWith(trx, part, video, {
      play_file: whole.file,
      small_bytes: whole.smallBytes ?? null,
      plays: whole.plays,
      seconds: whole.seconds,
      width: whole.width,
      height: whole.height,
      bytes: whole.bytes,
      chapters: JSON.stringify(whole.chapters),
      cues: JSON.stringify(whole.cues),
      ...posterAfter(video, trim.from, whole),
      trim: null,
      trimmed_at: null,
      plays_since: new Date(context.clock.now()),
    })
    if (!changed) throw new AppError('video_not_ready')
    if (changed.small_bytes === null)
      await startShrinking(context, trx, {
        host_id: host.hostId,
        id,
        seconds: whole.seconds,
        bytes: whole.bytes,
      })
    await restoreCaptions(trx, host.hostId, id, whole)
    await restoreViews(trx, host.hostId, id, trim)
    await recordActivity(context, trx, host, 'video_changed', video.title)
    return changed
  })
  const poster = video.has_own_poster ? whole.poster?.file : whole.poster && video.poster_file
  await deleteFiles(context, [part, poster])
  return restored
}

/** The former poster, unless the host has chosen one since. */
function posterAfter(
  { has_own_poster: isOwn, poster_second: second }: StoredVideo,
  from: number,
  { poster }: Untrimmed,
): Updateable<VideoRow> {
  if (poster && !isOwn)
    return { poster_file: poster.file, has_own_poster: poster.isOwn, poster_second: poster.second }
  return { poster_second: second === null ? null : second + from }
}

/** Languages that were added since then stay. */
async function restoreCaptions(
  trx: Transaction<Database>,
  hostId: HostId,
  id: string,
  { captions }: Untrimmed,
): Promise<void> {
  for (const each of captions) await putCaptions(trx, { host_id: hostId, video_id: id, ...each })
}

/** Called by the daily job. Deletes the whole videos of trims that can be undone no longer. Repeat: finds nothing. */
export async function cleanUpTrims(context: Context): Promise<void> {
  const before = new Date(context.clock.now() - limits.TRIM_UNDO_DAYS * DAY)
  for (const video of await videosTrimmedBefore(context.db, before)) await forgetWhole(context, video)
}

async function forgetWhole(context: Context, video: StoredVideo): Promise<void> {
  const change = { trim: null, trimmed_at: null, bytes: bytesWithoutWhole(video) }
  await context.db.transaction().execute(async (trx) => {
    await updateVideo(trx, video.host_id, video.id, change)
    await forgetWholeViews(trx, video.host_id, video.id)
  })
  await deleteWhole(context, video)
}

/** A smaller file may come meanwhile. */
function bytesWithoutWhole({ trim }: StoredVideo): RawBuilder<number> {
  return sql<number>`bytes - ${trim?.whole?.bytes ?? 0}::bigint`
}

async function deleteWhole(context: Context, { trim }: StoredVideo): Promise<void> {
  await deleteFiles(context, [trim?.whole?.file, trim?.whole?.poster?.file])
}
