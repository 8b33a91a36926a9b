import type { VideoFailure } from '@scheduling/contract'
import type { VideoType } from '@scheduling/contract/video-uploads'
import { limits } from '@scheduling/domain'

/** What is in a file, whoever read it. */
export interface VideoFacts {
  type: VideoType
  /** Null: the file does not say it, as those of recorders. */
  seconds: number | null
  tracks: readonly Track[]
}

export type Track =
  | { kind: 'video'; codec: string; width: number; height: number; frameRate: number }
  | { kind: 'audio'; codec: string }
  | { kind: 'other' }

/** Why a video is not shown. */
export class Unfit extends Error {
  readonly failure: VideoFailure
  constructor(failure: VideoFailure, detail?: string) {
    super(detail ?? failure)
    this.failure = failure
  }
}

export interface FitVideo {
  seconds: number | null
  width: number
  height: number
  video: string
  audio: string | null
}

/** Throws `Unfit` for what we do not show. */
export function fitVideo({ type, seconds, tracks }: VideoFacts, wanted: VideoType): FitVideo {
  if (type !== wanted) throw new Unfit('type')
  if (tracks.length > limits.VIDEO_TRACKS_MAX) throw new Unfit('too_many_tracks')
  const video = tracks.find((track) => track.kind === 'video')
  const audio = tracks.find((track) => track.kind === 'audio')
  if (!video) throw new Unfit('no_picture')
  const { width, height, frameRate } = video
  const isLarge = Math.max(width, height) > limits.VIDEO_SIDE_MAX || width * height > limits.VIDEO_PIXELS_MAX
  if (isLarge || frameRate > limits.VIDEO_FRAME_RATE_MAX) throw new Unfit('too_large')
  if (!(width > 0) || !(height > 0)) throw new Unfit('unreadable')
  if (seconds !== null) refuseTooLong(seconds)
  return { seconds, width, height, video: video.codec, audio: audio?.codec ?? null }
}

export function refuseTooLong(seconds: number): void {
  if (seconds > limits.VIDEO_SECONDS_MAX) throw new Unfit('too_long')
}

const SOUND_OF_MP4 = ['aac', 'mp3', null]

/** Whether every browser plays its sound in an MP4 file. */
export function hasSoundOfMp4({ audio }: FitVideo): boolean {
  return SOUND_OF_MP4.includes(audio)
}

/** Codecs that browsers play at all, by the file that they may be in. */
const PLAYED: Record<'mp4' | 'webm', readonly string[]> = {
  mp4: ['h264', 'hevc', 'av1', 'vp9'],
  webm: ['vp8', 'vp9', 'av1'],
}

/** The file in which its codecs can stay as they are. Undefined: they must be converted. */
export function wrapperOf({ video }: FitVideo, type: VideoType): 'mp4' | 'webm' | undefined {
  const [first, second] = type === 'webm' ? (['webm', 'mp4'] as const) : (['mp4', 'webm'] as const)
  if (type === 'ogg') return undefined
  if (PLAYED[first].includes(video)) return first
  return PLAYED[second].includes(video) ? second : undefined
}
