import type { VideoFailure } from '@scheduling/contract'
import type { VideoType } from '@scheduling/contract/video-uploads'
import type { Context } from '../../../context.ts'
import type { HostId } from '../../../host-id.ts'
import { ISOLATION } from '../../../isolation/isolation.ts'
import type { ParseRefusal } from '../../../isolation/refusal.ts'
import { ParseRefused } from '../../../isolation/refusal.ts'
import type { FitVideo } from './facts.ts'
import { fitVideo, hasSoundOfMp4, refuseTooLong, Unfit, wrapperOf } from './facts.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import { FFMPEG } from './ffmpeg.ts'
import { CONTAINER, WRAPPED_ANEW } from './parsers.ts'
import { firstBytesOf, typeByBytes } from '../uploads/signature.ts'
import { convert, convertSound, probe, wrapAnew } from './with-ffmpeg.ts'

type Tools = Pick<Context, 'service'>

/** What is in a file that arrived. Its first bytes, its name and its content must agree. Throws `Unfit`. */
export async function examine(
  { service }: Tools,
  hostId: HostId,
  place: string,
  type: VideoType,
): Promise<FitVideo> {
  const first = await firstBytesOf(place)
  if (!first || typeByBytes(first) !== type) throw new Unfit('type')
  const ffmpeg = service(FFMPEG)
  // No browser plays what may be in it, and nothing else here reads it.
  if (type === 'ogg' && !ffmpeg) throw new Unfit('needs_ffmpeg')
  const facts = ffmpeg
    ? await probe(ffmpeg, place)
    : await service(ISOLATION).parse(CONTAINER, place, { host: hostId }).catch(unfit)
  return fitVideo(facts, type)
}

export interface Playable {
  wrapper: 'mp4' | 'webm'
  seconds: number
  hasOtherSound: boolean
}

// The next video waits meanwhile.
const SOUND_IN_PASSING_SECONDS = 20

/**
 * Writes the file that is shown: the same picture in a file of ours, or converted where browsers play none of it. Throws
 * `Unfit`.
 */
export async function makePlayable(
  { service }: Tools,
  hostId: HostId,
  video: FitVideo,
  { from, to, type }: { from: string; to: string; type: VideoType },
): Promise<Playable> {
  const ffmpeg = service(FFMPEG)
  const wrapper = wrapperOf(video, type)
  const hasOtherSound = wrapper === 'mp4' && !hasSoundOfMp4(video)
  if (!ffmpeg) {
    if (!wrapper) throw new Unfit('needs_ffmpeg')
    const asked = { from, to, wrapper }
    const seconds = await service(ISOLATION).parse(WRAPPED_ANEW, asked, { host: hostId }).catch(unfit)
    return checkedLength({ wrapper, seconds, hasOtherSound })
  }
  const isConverted = hasOtherSound && (await convertsSound(ffmpeg, video, { from, to }))
  if (wrapper === undefined) await convert(ffmpeg, from, to)
  else if (!isConverted) await wrapAnew(ffmpeg, from, to, wrapper)
  const { seconds } = await probe(ffmpeg, to)
  return checkedLength({
    wrapper: wrapper ?? 'mp4',
    seconds: seconds ?? 0,
    hasOtherSound: hasOtherSound && !isConverted,
  })
}

/** False: it takes long. The video is ready without it, because most browsers play its sound. */
async function convertsSound(
  ffmpeg: Ffmpeg,
  { audio }: FitVideo,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  if (audio !== 'opus') return convertSound(ffmpeg, from, to).then(() => true)
  return convertSound(ffmpeg, from, to, SOUND_IN_PASSING_SECONDS).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Unfit && error.failure === 'slow') return false
      throw error
    },
  )
}

/** Recorders do not say it in the file, so it is known only now. */
function checkedLength(playable: Playable): Playable {
  if (!(playable.seconds > 0)) throw new Unfit('unreadable')
  refuseTooLong(playable.seconds)
  return playable
}

const FAILURES: Partial<Record<ParseRefusal, VideoFailure>> = {
  too_slow: 'slow',
  too_large: 'unreadable',
  too_deep: 'unreadable',
  out_of_memory: 'unreadable',
  unreadable: 'unreadable',
}

function unfit(error: unknown): never {
  if (!(error instanceof ParseRefused)) throw error
  const failure = FAILURES[error.reason]
  if (!failure) throw error
  throw new Unfit(failure)
}
