import { z } from 'zod'
import { HOST_ID } from '../../../host-id.ts'
import type { HostId } from '../../../host-id.ts'
import { defineJob } from '../../../jobs/define.ts'
import type { Lane } from '../../../jobs/lanes.ts'
import { LANES } from '../../../jobs/lanes.ts'

export interface VideoJob {
  hostId: HostId
  videoId: string
}

const schema = z.looseObject({ hostId: HOST_ID, videoId: z.string() })

// One at a time: each keeps a processor busy. Checking a file and wrapping it anew takes a second, converting it as
// long as the video plays, so the second never delays the first.
const FINISHING: Lane = { name: 'videos', atOnce: 1, perHost: 1 }
const CONVERTING: Lane = { name: 'video-conversions', atOnce: 1, perHost: 1 }

/** Checks a video that has arrived, and makes it ready to play. */
export const FINISH_VIDEO = defineJob<VideoJob>({
  name: 'video-finish',
  schema,
  lane: FINISHING,
  retry: 'long',
  hostOf: ({ hostId }) => hostId,
})

/** Converts a video that not all browsers can play. */
export const CONVERT_VIDEO = defineJob<VideoJob>({
  name: 'video-convert',
  schema,
  lane: CONVERTING,
  retry: 'long',
  hostOf: ({ hostId }) => hostId,
})

/** Makes a smaller file for slow connections. */
export const SHRINK_VIDEO = defineJob<VideoJob>({
  name: 'video-shrink',
  schema,
  lane: CONVERTING,
  retry: 'long',
  hostOf: ({ hostId }) => hostId,
})

/** Keeps a part of a video. */
export const TRIM_VIDEO = defineJob<VideoJob>({
  name: 'video-trim',
  schema,
  lane: CONVERTING,
  retry: 'long',
  hostOf: ({ hostId }) => hostId,
})

// The recognizer is one, too, and each video keeps it busy for long.
const TRANSCRIBING: Lane = { name: 'video-transcripts', atOnce: 1, perHost: 1 }

/** Has the speech of a video written down. */
export const TRANSCRIBE_VIDEO = defineJob<VideoJob>({
  name: 'video-transcribe',
  schema,
  lane: TRANSCRIBING,
  retry: 'long',
  hostOf: ({ hostId }) => hostId,
})

/** Tells others of views that are over. */
export const WATCHED_NOTICES = defineJob<object>({
  name: 'video-watched-round',
  lane: LANES.upkeep,
  retry: 'steady',
})

/** Ends what has been processed for too long. */
export const VIDEO_CHECK = defineJob<object>({
  name: 'video-round',
  lane: FINISHING,
  retry: 'steady',
})
