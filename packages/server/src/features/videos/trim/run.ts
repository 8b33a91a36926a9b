import path from 'node:path'
import type { Updateable } from 'kysely'
import type { Context } from '../../../context.ts'
import { STORAGE } from '../../../storage/storage.ts'
import { storedNameOf } from '../media/files.ts'
import { Unfit } from '../processing/facts.ts'
import type { Ffmpeg } from '../processing/ffmpeg.ts'
import { FFMPEG } from '../processing/ffmpeg.ts'
import type { KeptFile } from '../processing/kept-file.ts'
import { inFolder, keepFile, posterOf } from '../processing/kept-file.ts'
import { localCopy } from '../processing/local-copy.ts'
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
  /** In place of the former one. Null: there is no picture. Undefined: the former one stays. */
  poster: KeptFile | null | undefined
  seconds: number
  width: number | undefined
  height: number | undefined
}

/** Makes the part that a host wants to keep. Repeat: does nothing once it is made or has failed. */
export async function trimVideo(context: Context, { hostId, videoId }: VideoJob): Promise<void> {
  const started = await videoById(context.db, hostId, videoId)
  if (started?.trim?.state !== 'working') return
  const ffmpeg = context.kept(FFMPEG)
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
  const poster = hasPosterIn(video, asked)
    ? undefined
    : await posterOf(context, video.host_id, to, { seconds, folder })
  const made = { play, poster, seconds, width: picture?.width, height: picture?.height }
  const obsolete = (await keepPart(context, video, file, asked, made))
    ? [video.gif_file]
    : [play.file, poster?.file ?? null]
  for (const each of obsolete) if (each !== null) await context.kept(STORAGE).delete(storedNameOf(each))
}

/** Whether the host chose a poster that shows nothing of what is cut out. */
function hasPosterIn(
  { has_own_poster: isOwn, poster_second: second }: StoredVideo,
  { from, to }: StoredTrim,
): boolean {
  return isOwn && (second === null || (second >= from && second < to))
}

/** False if the video has changed meanwhile: another file, another trim, or it is gone. */
async function keepPart(
  context: Context,
  video: StoredVideo,
  file: string,
  asked: StoredTrim,
  made: PartFiles,
): Promise<boolean> {
  const { host_id: hostId, id } = video
  return context.db.transaction().execute(async (trx) => {
    const captions = await captionsOf(trx, hostId, id)
    const whole: Untrimmed = {
      file,
      plays: video.plays,
      seconds: video.seconds ?? 0,
      width: video.width,
      height: video.height,
      bytes: Number(video.bytes),
      chapters: video.chapters,
      cues: video.cues,
      captions: captions.map(({ language, label, content, by_machine }) => ({
        language,
        label,
        content,
        by_machine,
      })),
      ...(made.poster !== undefined &&
        video.poster_file !== null && {
          poster: { file: video.poster_file, isOwn: video.has_own_poster, second: video.poster_second },
        }),
    }
    if (!(await updateVideoWith(trx, file, video, changeTo(video, made, asked, whole, context)))) return false
    await cutViews(trx, hostId, id, asked)
    for (const each of captions)
      await putCaptions(trx, { ...each, content: cutCaptions(each.content, asked) })
    return true
  })
}

function changeTo(
  { poster_second: posterSecond }: StoredVideo,
  { play, poster, seconds, width, height }: PartFiles,
  asked: StoredTrim,
  whole: Untrimmed,
  { clock }: Pick<Context, 'clock'>,
): Updateable<VideoRow> {
  return {
    play_file: play.file,
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
    processing_since: null,
  }
}
