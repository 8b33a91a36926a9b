import path from 'node:path'
import type { Updateable } from 'kysely'
import type { Context } from '../../../context.ts'
import { deleteFiles } from '../media/files.ts'
import { Unfit } from '../processing/facts.ts'
import type { Ffmpeg } from '../processing/ffmpeg.ts'
import { FFMPEG } from '../processing/ffmpeg.ts'
import type { KeptFile } from '../processing/kept-file.ts'
import { inFolder, keepFile, posterOf } from '../processing/kept-file.ts'
import { localCopy } from '../processing/local-copy.ts'
import { startShrinking } from '../processing/shrink.ts'
import { convert, probe } from '../processing/with-ffmpeg.ts'
import { captionsOf, putCaptions } from '../record/captions-store.ts'
import { failTrim } from '../record/operations.ts'
import type { VideoJob } from '../record/queues.ts'
import type { StoredVideo } from '../record/store.ts'
import { updateVideo, updateVideoWith, videoById } from '../record/store.ts'
import type { StoredTrim, VideoRow, Untrimmed } from '../record/tables.ts'
import { cutViews } from './views-store.ts'
import { cutCaptions, cutChapters, cutCues } from './cut.ts'

/** What a trim made. */
interface PartFiles {
  play: KeptFile
  /** Null: there is no picture. */
  poster: KeptFile | null
  seconds: number
  width: number | undefined
  height: number | undefined
}

/** Makes the part that a host wants to keep. Repeat: does nothing once it is made or has failed. */
export async function trimVideo(context: Context, { hostId, videoId }: VideoJob): Promise<void> {
  const started = await videoById(context.db, hostId, videoId)
  if (started?.trim?.state !== 'working') return
  const ffmpeg = context.service(FFMPEG)
  if (!ffmpeg) return failTrim(context, started)
  await updateVideo(context.db, hostId, videoId, { processing_since: new Date(context.clock.now()) })
  try {
    await inFolder((folder) => trim(context, ffmpeg, started, folder))
  } catch (error) {
    if (!(error instanceof Unfit)) throw error
    await failTrim(context, started)
  }
}

async function trim(context: Context, ffmpeg: Ffmpeg, video: StoredVideo, folder: string): Promise<void> {
  const { play_file: file, trim: asked } = video
  if (file === null || !asked) return
  const [from, to] = [path.join(folder, 'video'), path.join(folder, 'play')]
  await localCopy(context, file, from)
  await convert(ffmpeg, from, to, asked)
  const { seconds, tracks } = await probe(ffmpeg, to)
  if (!seconds) throw new Unfit('unreadable')
  const picture = tracks.find((track) => track.kind === 'video')
  const play = await keepFile(context, video.host_id, to, 'mp4')
  const poster = await posterOf(context, video.host_id, to, { seconds, folder })
  const made = { play, poster, seconds, width: picture?.width, height: picture?.height }
  await deleteFiles(context, await keepPart(context, video, file, asked, made))
}

/** Whether the host chose a poster that shows nothing of what is cut out. */
function hasPosterIn(
  { has_own_poster: isOwn, poster_second: second }: StoredVideo,
  { from, to }: StoredTrim,
): boolean {
  return isOwn && (second === null || (second >= from && second < to))
}

/**
 * Returns the files that are no longer needed: those of the part, if the video has changed meanwhile to another file or
 * another trim, or is gone.
 */
async function keepPart(
  context: Context,
  video: StoredVideo,
  file: string,
  asked: StoredTrim,
  made: PartFiles,
): Promise<(string | null | undefined)[]> {
  const { host_id: hostId, id } = video
  return context.db.transaction().execute(async (trx) => {
    // Locks it: what the host has changed since the job began is cut too, and what they change from now on comes after it.
    const now = await updateVideoWith(trx, file, video, { processing_since: null })
    if (!now) return [made.play.file, made.poster?.file]
    const captions = await captionsOf(trx, hostId, id)
    const poster = hasPosterIn(now, asked) ? undefined : made.poster
    const whole: Untrimmed = {
      file,
      smallBytes: now.small_bytes === null ? null : Number(now.small_bytes),
      plays: now.plays,
      seconds: now.seconds ?? 0,
      width: now.width,
      height: now.height,
      bytes: Number(now.bytes),
      chapters: now.chapters,
      cues: now.cues,
      captions: captions.map(({ language, label, content, by_machine }) => ({
        language,
        label,
        content,
        by_machine,
      })),
      ...(poster !== undefined &&
        now.poster_file !== null && {
          poster: { file: now.poster_file, isOwn: now.has_own_poster, second: now.poster_second },
        }),
    }
    await updateVideo(trx, hostId, id, changeTo(now, { ...made, poster }, asked, whole, context))
    await cutViews(trx, hostId, id, asked)
    await startShrinking(context, trx, { host_id: hostId, id, seconds: made.seconds, bytes: made.play.bytes })
    for (const each of captions)
      await putCaptions(trx, { ...each, content: cutCaptions(each.content, asked) })
    return [now.gif_file, poster === undefined ? made.poster?.file : undefined]
  })
}

/** `poster`: in place of the former one. Null: there is no picture. Undefined: the former one stays. */
function changeTo(
  { poster_second: posterSecond }: StoredVideo,
  {
    play,
    poster,
    seconds,
    width,
    height,
  }: Omit<PartFiles, 'poster'> & { poster: KeptFile | null | undefined },
  asked: StoredTrim,
  whole: Untrimmed,
  { clock }: Pick<Context, 'clock'>,
): Updateable<VideoRow> {
  return {
    play_file: play.file,
    small_bytes: null,
    ...(poster === undefined
      ? { poster_second: posterSecond === null ? null : posterSecond - asked.from }
      : { poster_file: poster?.file ?? null, has_own_poster: false, poster_second: null }),
    // It may show what was cut out.
    gif_file: null,
    plays: 'everywhere',
    seconds,
    width,
    height,
    bytes: whole.bytes + play.bytes + (poster?.bytes ?? 0),
    chapters: JSON.stringify(cutChapters(whole.chapters, asked)),
    cues: JSON.stringify(cutCues(whole.cues, asked)),
    trim: JSON.stringify({ ...asked, state: 'done', whole } satisfies StoredTrim),
    trimmed_at: new Date(clock.now()),
    plays_since: new Date(clock.now()),
  }
}
