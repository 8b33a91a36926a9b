import type { VideoType } from '@scheduling/contract/video-uploads'
import type { Track, VideoFacts } from './facts.ts'
import { Unfit } from './facts.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import { FfmpegFailed, INPUT, run } from './ffmpeg.ts'

const PROBE_SECONDS = 20
const COPY_SECONDS = 300
// Below the time after which a job counts as dead.
const CONVERT_SECONDS = 840
const PICTURE_SECONDS = 30
const SOUND_SECONDS = 90

const ONE_THREAD = ['-threads', '1']
// With its index in front, a video begins to play after two requests.
const WRAPPERS = { mp4: ['-movflags', '+faststart', '-f', 'mp4'], webm: ['-f', 'webm'] }
// One picture track, one of sound, nothing else: no attachments, no subtitles, no metadata.
const TRACKS = ['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1', '-dn', '-sn']
const AAC = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2']
const H264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '26', '-pix_fmt', 'yuv420p']
const AT_MOST_1080P =
  "scale=w='if(gt(a,1),min(1920,iw),min(1080,iw))':h='if(gt(a,1),min(1080,ih),min(1920,ih))':force_original_aspect_ratio=decrease:force_divisible_by=2,fps=30"

interface Probed {
  format?: { format_name?: string; duration?: string }
  streams?: {
    codec_type?: string
    codec_name?: string
    width?: number
    height?: number
    avg_frame_rate?: string
  }[]
}

/** Throws `Unfit`. */
export async function probe(ffmpeg: Ffmpeg, place: string): Promise<VideoFacts> {
  const entries = 'format=format_name,duration:stream=codec_type,codec_name,width,height,avg_frame_rate'
  const text = await run(
    ffmpeg,
    'ffprobe',
    [...INPUT, '-of', 'json', '-show_entries', entries, '-i', fileAt(place)],
    {
      seconds: PROBE_SECONDS,
    },
  ).catch(unfit)
  const { format = {}, streams = [] } = JSON.parse(text) as Probed
  return {
    type: typeOf(format.format_name ?? ''),
    seconds: format.duration === undefined ? null : Number(format.duration),
    tracks: streams.map(trackOf),
  }
}

function typeOf(format: string): VideoType {
  const names = format.split(',')
  if (names.includes('mp4')) return 'mp4'
  if (names.includes('webm')) return 'webm'
  if (names.includes('ogg')) return 'ogg'
  throw new Unfit('type')
}

function trackOf({
  codec_type,
  codec_name = '',
  width = 0,
  height = 0,
  avg_frame_rate = '',
}: NonNullable<Probed['streams']>[number]): Track {
  if (codec_type === 'audio') return { kind: 'audio', codec: codec_name }
  if (codec_type !== 'video') return { kind: 'other' }
  const [frames = 0, seconds = 0] = avg_frame_rate.split('/').map(Number)
  const rate = seconds > 0 ? frames / seconds : 0
  return { kind: 'video', codec: codec_name, width, height, frameRate: rate === UNKNOWN_RATE ? 0 : rate }
}

// WebM counts milliseconds: where frames come at any moment, this is all that it says.
const UNKNOWN_RATE = 1_000

/** Keeps the codecs: takes a second for an hour. Files of a recorder have no duration before. Throws `Unfit`. */
export async function wrapAnew(
  ffmpeg: Ffmpeg,
  from: string,
  to: string,
  wrapper: 'mp4' | 'webm',
): Promise<void> {
  await keepPicture(ffmpeg, from, to, { sound: ['-c:a', 'copy'], wrapper, seconds: COPY_SECONDS })
}

/** Keeps the picture, and converts the sound to what every browser plays: half a minute for an hour, or several. Throws `Unfit`. */
export async function convertSound(
  ffmpeg: Ffmpeg,
  from: string,
  to: string,
  seconds = CONVERT_SECONDS,
): Promise<void> {
  await keepPicture(ffmpeg, from, to, { sound: AAC, wrapper: 'mp4', seconds })
}

async function keepPicture(
  ffmpeg: Ffmpeg,
  from: string,
  to: string,
  { sound, wrapper, seconds }: { sound: readonly string[]; wrapper: 'mp4' | 'webm'; seconds: number },
): Promise<void> {
  const codecs = ['-c:v', 'copy', ...sound, ...ONE_THREAD]
  const args = [...INPUT, '-i', fileAt(from), ...TRACKS, ...codecs, ...WRAPPERS[wrapper], fileAt(to)]
  await run(ffmpeg, 'ffmpeg', args, { seconds }).catch(unfit)
}

/** To what every browser plays, at most 1080p with 30 frames in a second; only a part, if one is given. Throws `Unfit`. */
export async function convert(
  ffmpeg: Ffmpeg,
  from: string,
  to: string,
  part?: { from: number; to: number },
): Promise<void> {
  const args = [
    ...(part ? ['-ss', part.from.toFixed(3), '-t', (part.to - part.from).toFixed(3)] : []),
    ...INPUT,
    '-i',
    fileAt(from),
    ...TRACKS,
    '-vf',
    AT_MOST_1080P,
    ...H264,
    ...AAC,
    ...ONE_THREAD,
    ...WRAPPERS.mp4,
    fileAt(to),
  ]
  await run(ffmpeg, 'ffmpeg', args, { seconds: CONVERT_SECONDS }).catch(unfit)
}

// Whole and fluent where one megabit comes in a second.
const SMALL = ['-preset', 'veryfast', '-crf', '28', '-maxrate', '600k', '-bufsize', '1200k']
const SMALL_SOUND = ['-c:a', 'aac', '-b:a', '64k', '-ac', '2']
const AT_MOST_480P =
  "scale=w='if(gt(a,1),-2,trunc(min(480,iw)/2)*2)':h='if(gt(a,1),trunc(min(480,ih)/2)*2,-2)',fps=30"

/** At most 480p with 30 frames in a second, for slow connections. Throws `Unfit`. */
export async function shrink(ffmpeg: Ffmpeg, from: string, to: string): Promise<void> {
  const picture = ['-vf', AT_MOST_480P, '-c:v', 'libx264', ...SMALL, '-pix_fmt', 'yuv420p']
  const args = [...INPUT, '-i', fileAt(from), ...TRACKS, ...picture, ...SMALL_SOUND, ...ONE_THREAD]
  await run(ffmpeg, 'ffmpeg', [...args, ...WRAPPERS.mp4, fileAt(to)], { seconds: CONVERT_SECONDS }).catch(
    unfit,
  )
}

/** Writes the picture at a second as JPEG, as wide as pages show it. Throws `Unfit`. */
export async function takePicture(ffmpeg: Ffmpeg, from: string, to: string, second: number): Promise<void> {
  const at = ['-ss', second.toFixed(3)]
  const picture = ['-frames:v', '1', '-vf', "scale='min(960,iw)':-2", '-q:v', '6', ...ONE_THREAD, fileAt(to)]
  await run(ffmpeg, 'ffmpeg', [...at, ...INPUT, '-i', fileAt(from), ...picture], {
    seconds: PICTURE_SECONDS,
  }).catch(unfit)
}

/** Writes the sound as speech recognizers want it: one channel, 16,000 samples a second. Throws `Unfit`. */
export async function takeSound(ffmpeg: Ffmpeg, from: string, to: string): Promise<void> {
  const sound = ['-vn', '-map', '0:a:0', '-ac', '1', '-ar', '16000', '-c:a', 'pcm_s16le', ...ONE_THREAD]
  await run(ffmpeg, 'ffmpeg', [...INPUT, '-i', fileAt(from), ...sound, '-f', 'wav', fileAt(to)], {
    seconds: SOUND_SECONDS,
  }).catch(unfit)
}

// Half of this is shown on a phone; mail programs cut larger files.
const GIF_FRAMES = 'fps=8,scale=320:180:force_original_aspect_ratio=decrease'
const GIF_SECONDS = 3

/** Writes three seconds as a GIF with at most that many colors. Throws `Unfit`. */
export async function takeGif(
  ffmpeg: Ffmpeg,
  from: string,
  to: string,
  { second, colors }: { second: number; colors: number },
): Promise<void> {
  const part = ['-ss', second.toFixed(3), '-t', String(GIF_SECONDS)]
  const palette = `split[a][b];[a]palettegen=max_colors=${colors}[p];[b][p]paletteuse=dither=bayer`
  const picture = [
    '-an',
    '-vf',
    `${GIF_FRAMES},${palette}`,
    '-loop',
    '0',
    ...ONE_THREAD,
    '-f',
    'gif',
    fileAt(to),
  ]
  await run(ffmpeg, 'ffmpeg', [...part, ...INPUT, '-i', fileAt(from), ...picture], {
    seconds: PICTURE_SECONDS,
  }).catch(unfit)
}

/** Where a picture says something: after the first moments, which are often black. */
export function posterSecond(seconds: number): number {
  return Math.min(1, seconds / 2)
}

// A name could begin with the name of another protocol.
function fileAt(place: string): string {
  return `file:${place}`
}

// What it prints about frames above the limit.
const TOO_LARGE = /exceeds specified max pixel count/

function unfit(error: unknown): never {
  if (!(error instanceof FfmpegFailed)) throw error
  if (error.reason === 'slow') throw new Unfit('slow')
  throw new Unfit(TOO_LARGE.test(error.message) ? 'too_large' : 'unreadable', error.message)
}
