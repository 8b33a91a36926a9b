import type { VideoFailure } from '@scheduling/contract'
import path from 'node:path'
import type { Updateable } from 'kysely'
import type { Context } from '../../../context.ts'
import { deleteFiles } from '../media/files.ts'
import { lockProfile } from '../../hosts/operations.ts'
import { VIDEO_READY } from '../record/events.ts'
import { failTrim } from '../record/operations.ts'
import type { VideoJob } from '../record/queues.ts'
import { CONVERT_VIDEO } from '../record/queues.ts'
import type { StoredVideo } from '../record/store.ts'
import { updateVideoIn, updateVideoWith, videoById, videosProcessingSince } from '../record/store.ts'
import { bytesAt, placeOfUpload, removeUploadFile } from '../uploads/places.ts'
import type { StoredUpload } from '../record/upload-store.ts'
import { uploadById } from '../record/upload-store.ts'
import type { VideoRow } from '../record/tables.ts'
import { examine, makePlayable } from './examine.ts'
import { Unfit } from './facts.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import { FFMPEG } from './ffmpeg.ts'
import { inFolder, keepFile, posterOf } from './kept-file.ts'
import { localCopy } from './local-copy.ts'
import { startShrinking } from './shrink.ts'
import { convert, convertSound, probe } from './with-ffmpeg.ts'

/** Makes an uploaded video ready to play, or says why it is not. Repeat: does nothing once it is ready or failed. */
export async function finishVideo(context: Context, { hostId, videoId }: VideoJob): Promise<void> {
  const started = { processing_since: new Date(context.clock.now()) }
  const video = await updateVideoIn(context.db, 'processing', hostId, videoId, started)
  if (!video) return
  const upload = video.upload_id === null ? undefined : await uploadById(context.db, hostId, video.upload_id)
  if (!upload) return failVideo(context, video, 'other')
  try {
    await inFolder((folder) => finish(context, video, upload, folder))
  } catch (error) {
    if (!(error instanceof Unfit)) throw error
    await failVideo(context, video, error.failure)
  }
}

async function finish(
  context: Context,
  { host_id: hostId, id, has_own_poster: hasPoster }: StoredVideo,
  upload: StoredUpload,
  folder: string,
): Promise<void> {
  const { type } = upload
  const from = placeOfUpload(context.config, hostId, upload.id)
  if ((await bytesAt(from)) === undefined) throw new Unfit('other')
  const to = path.join(folder, 'play')
  const fit = await examine(context, hostId, from, type)
  const { wrapper, seconds, hasOtherSound } = await makePlayable(context, hostId, fit, { from, to, type })
  const playsEverywhere = wrapper === 'mp4' && !hasOtherSound && (type === 'ogg' || fit.video === 'h264')
  const files = [await keepFile(context, hostId, to, wrapper)]
  const poster = hasPoster ? null : await posterOf(context, hostId, to, { seconds, folder })
  if (poster) files.push(poster)
  const change: Updateable<VideoRow> = {
    state: 'ready',
    failure: null,
    processing_since: null,
    plays: playsEverywhere ? 'everywhere' : 'most_browsers',
    play_file: files[0]?.file ?? null,
    ...(poster && { poster_file: poster.file }),
    seconds,
    width: fit.width,
    height: fit.height,
    bytes: files.reduce((total, { bytes }) => total + bytes, 0),
  }
  const isKept = await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, hostId)
    if (!(await updateVideoIn(trx, 'processing', hostId, id, change))) return false
    if (playsEverywhere)
      await startShrinking(context, trx, { host_id: hostId, id, seconds, bytes: files[0]?.bytes ?? 0 })
    else if (context.service(FFMPEG))
      await context.jobs.send(trx, CONVERT_VIDEO, [{ data: { hostId, videoId: id } }])
    for (const follow of context.hooks(VIDEO_READY)) await follow(context, trx, { hostId, videoId: id })
    return true
  })
  if (isKept) await removeUploadFile(context.config, hostId, upload.id)
  else
    await deleteFiles(
      context,
      files.map(({ file }) => file),
    )
}

/** Converts a video that not all browsers play. It goes on as it is where that takes too long. Repeat: does nothing. */
export async function convertVideo(context: Context, { hostId, videoId }: VideoJob): Promise<void> {
  const ffmpeg = context.service(FFMPEG)
  const video = await videoById(context.db, hostId, videoId)
  if (!ffmpeg || !video?.play_file || video.plays !== 'most_browsers') return
  const former = video.play_file
  await inFolder(async (folder) => {
    const [from, to] = [path.join(folder, 'video'), path.join(folder, 'play')]
    await localCopy(context, former, from)
    if (await hasPictureForAll(ffmpeg, from)) await convertSound(ffmpeg, from, to)
    else await convert(ffmpeg, from, to)
    const { seconds, tracks } = await probe(ffmpeg, to)
    const picture = tracks.find((track) => track.kind === 'video')
    const { file, bytes } = await keepFile(context, hostId, to, 'mp4')
    const change = {
      play_file: file,
      bytes,
      plays: 'everywhere',
      seconds,
      width: picture?.width,
      height: picture?.height,
    } as const
    const kept = await context.db.transaction().execute(async (trx) => {
      const converted = await updateVideoWith(trx, former, video, change)
      if (converted) await startShrinking(context, trx, { host_id: hostId, id: videoId, seconds, bytes })
      return converted
    })
    await deleteFiles(context, [kept ? former : file])
  }).catch((error: unknown) => {
    if (!(error instanceof Unfit)) throw error
  })
}

/** Then the sound alone is what some browsers do not play. */
async function hasPictureForAll(ffmpeg: Ffmpeg, place: string): Promise<boolean> {
  const { type, tracks } = await probe(ffmpeg, place)
  return type === 'mp4' && tracks.some((track) => track.kind === 'video' && track.codec === 'h264')
}

async function failVideo(
  { db }: Pick<Context, 'db'>,
  { host_id, id }: StoredVideo,
  failure: VideoFailure,
): Promise<void> {
  await updateVideoIn(db, 'processing', host_id, id, { state: 'failed', failure, processing_since: null })
}

// Longer than any attempt may take.
const STUCK_MS = 30 * 60_000

/** Called every few minutes. Fails what has been processed for too long. Repeat: finds nothing. */
export async function failStuckVideos(context: Context): Promise<void> {
  const before = new Date(context.clock.now() - STUCK_MS)
  for (const video of await videosProcessingSince(context.db, before))
    await (video.state === 'processing' ? failVideo(context, video, 'other') : failTrim(context, video))
}
