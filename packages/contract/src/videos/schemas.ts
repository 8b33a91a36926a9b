import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { HttpUrl, Id, InstantText, KeptInstant, LanguageText, line, VisitedUrl, text } from '../fields.ts'
import type { VideoType } from './uploads.ts'
import { VIDEO_TYPES } from './uploads.ts'

export const VideoId = z
  .string()
  .regex(/^[\dA-Za-z]{8}$/, 'Expected 8 letters and digits')
  .meta({ description: 'Identifier of a video, also in the address of its page' })

const Title = line(limits.TITLE_MAX, 1)
const Seconds = z.number().min(0).max(limits.VIDEO_SECONDS_MAX)
const types = Object.keys(VIDEO_TYPES) as [VideoType, ...VideoType[]]

const Chapter = z.strictObject({ at: Seconds, title: Title }).meta({ id: 'VideoChapter' })

const cueFields = {
  from: Seconds,
  until: Seconds.nullable().meta({ description: 'Null: to the end' }),
  text: line(limits.CUE_TEXT_MAX, 1),
}

/** Something that the page shows over the video. */
const Cue = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...cueFields, kind: z.literal('text') }),
    z.strictObject({ ...cueFields, kind: z.literal('link'), url: VisitedUrl }),
    z.strictObject({
      ...cueFields,
      kind: z.literal('book'),
      eventTypeId: Id.meta({ description: 'Whose booking page opens beside the video, which pauses' }),
    }),
  ])
  .meta({ id: 'VideoCue' })

const Captions = z
  .object({
    language: z.string(),
    label: z.string(),
    byMachine: z
      .boolean()
      .meta({ description: 'A speech recognizer wrote them, and nobody has checked them' }),
  })
  .meta({ id: 'VideoCaptions', description: 'Captions in one language' })

export const TranscriptFailure = z
  .enum(['no_sound', 'no_words', 'unavailable', 'refused', 'slow', 'changed'])
  .meta({
    description:
      '`unavailable`: the recognizer did not answer. `refused`: it could not read the sound, or wrote no captions. `changed`: the video was trimmed meanwhile',
  })
export type TranscriptFailure = z.output<typeof TranscriptFailure>

const Transcript = z
  .object({
    language: z.string(),
    state: z.enum(['working', 'failed']),
    failure: TranscriptFailure.nullable(),
  })
  .meta({
    id: 'VideoTranscript',
    description: 'Captions that a speech recognizer is writing, or could not write',
  })

/** Fields that hosts may change. */
export const fields = {
  title: Title,
  folderId: Id.nullable(),
  chapters: z.array(Chapter).max(limits.VIDEO_CHAPTERS_MAX),
  cues: z.array(Cue).max(limits.VIDEO_CUES_MAX),
  privacy: z.enum(['private', 'link', 'password']).meta({
    description: '`private`: only the host. `link`: whoever has the address. `password`: who also knows it',
  }),
  password: z.string().min(limits.VIDEO_PASSWORD_MIN).max(limits.PASSWORD_MAX),
  until: KeptInstant.nullable().meta({ description: 'From then on, only the host sees it. Null: no end' }),
}

export const VideoState = z.enum(['uploading', 'processing', 'ready', 'failed'])

const partFields = {
  from: Seconds.meta({ description: 'Seconds of the whole video' }),
  to: Seconds.meta({ description: 'Seconds of the whole video' }),
}

/** What is kept of a video. */
export const Part = z.strictObject(partFields)

const Trim = z
  .object({
    ...partFields,
    state: z.enum(['working', 'done', 'failed']).meta({ description: 'Only `done` has changed the video' }),
    undoUntil: InstantText.nullable().meta({ description: 'Until then, the whole can be restored' }),
  })
  .meta({ id: 'VideoTrim' })

export const VideoFailure = z
  .enum([
    'type',
    'unreadable',
    'no_picture',
    'too_long',
    'too_large',
    'too_many_tracks',
    'needs_ffmpeg',
    'slow',
    'other',
  ])
  .meta({
    description:
      '`type`: not what its name says. `too_large`: its frames. `needs_ffmpeg`: this server cannot convert it. `slow`, `other`: try again',
  })
export type VideoFailure = z.output<typeof VideoFailure>

const Files = z
  .object({
    play: z.string().nullable(),
    poster: z.string().nullable(),
    gif: z.string().nullable().meta({ description: 'A few seconds for mails' }),
  })
  .meta({ id: 'VideoFiles', description: 'Signed addresses on this server, good for 6 hours' })

export const Upload = z
  .object({
    id: Id,
    url: z.string().meta({
      description: 'An address on this server that speaks tus 1.0: HEAD and PATCH with the same token',
    }),
    bytes: z.int().nullable().meta({ description: 'Null: not known yet, as while recording' }),
    received: z.int(),
    chunkBytes: z.int().meta({ description: 'The most bytes of one PATCH' }),
    until: InstantText.meta({ description: 'It ends then if nothing more comes' }),
  })
  .meta({ id: 'VideoUpload' })
export type Upload = z.output<typeof Upload>

export const Video = z
  .object({
    id: VideoId,
    ...fields,
    title: z.string(),
    privacy: fields.privacy,
    until: InstantText.nullable(),
    password: z.boolean().meta({ description: 'Whether it has one' }),
    source: z.enum(['recorded', 'uploaded', 'youtube', 'vimeo']),
    url: z.url().nullable().meta({ description: 'At YouTube or Vimeo' }),
    state: VideoState,
    failure: VideoFailure.nullable(),
    plays: z.enum(['everywhere', 'most_browsers']).nullable().meta({
      description: '`most_browsers`: its encoding is not read by all of them',
    }),
    seconds: z.number().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    bytes: z.int().meta({ description: 'Of all its files' }),
    files: Files,
    trim: Trim.nullable(),
    captions: z.array(Captions),
    transcript: Transcript.nullable(),
    page: z.url().meta({ description: 'Its public page' }),
    picture: z.url().nullable().meta({
      description:
        'The address of its picture for mails. It does not end. Null: there is none that everybody may see',
    }),
    upload: Upload.nullable().meta({ description: 'While its bytes are on their way' }),
    usedIn: z.array(z.object({ kind: z.enum(['event_type', 'campaign']), id: z.string(), name: z.string() })),
    createdAt: InstantText,
    deletedAt: InstantText.nullable().meta({ description: 'It can be restored for 7 days' }),
  })
  .meta({ id: 'Video' })
export type Video = z.output<typeof Video>

export const NewUpload = z.strictObject({
  source: z.enum(['recorded', 'uploaded']),
  id: Id.optional().meta({
    description: 'Chosen by the caller. Repeat: the same id answers the same upload and video',
  }),
  name: line(limits.FILE_NAME_MAX, 1).meta({ description: `File name. It ends with .${types.join(', .')}` }),
  bytes: z.int().min(1).nullable().meta({
    description: 'Null: not known yet. The last PATCH says it with `Upload-Length`',
  }),
  title: Title.optional(),
  folderId: Id.nullable().optional(),
})

export const NewLink = z.strictObject({
  url: HttpUrl.meta({ description: 'Of a video at YouTube (its id has 11 characters) or Vimeo' }),
  title: Title.optional(),
  folderId: Id.nullable().optional(),
})

export const CaptionsFile = z.strictObject({
  label: line(limits.NAME_MAX, 1),
  text: text(limits.CAPTIONS_MAX, 1).meta({ description: 'WebVTT' }),
})

export const NewTranscript = CaptionsFile.pick({ label: true })

export const captionsParams = z.object({ id: VideoId, language: LanguageText })

export const VideoIds = z.array(VideoId).min(1).max(limits.VIDEOS_AT_ONCE)

export const VideoFolder = z
  .object({ id: Id, name: z.string(), videos: z.int(), createdAt: InstantText })
  .meta({ id: 'VideoFolder' })
export type VideoFolder = z.output<typeof VideoFolder>

export const folderFields = { name: line(limits.NAME_MAX, 1) }

/** What an account may have, and what it has. */
export const VideoLimits = z
  .object({
    videos: z.int().meta({ description: 'How many there are' }),
    videosMax: z.int(),
    bytes: z.int(),
    bytesMax: z.int(),
    fileBytesMax: z.int(),
    recordingSecondsMax: z.int(),
    serverNearlyFull: z.boolean().meta({ description: 'Its disk has room for few videos more' }),
    minutes: z
      .object({
        usedSeconds: z
          .int()
          .meta({ description: 'In this month (UTC): the length of the video, once for each new lead' }),
        max: z.int().nullable().meta({ description: 'A month; null: no limit' }),
      })
      .meta({ description: 'Of personal videos: a lead whose link shows a video uses its length, once' }),
    types: z.array(z.enum(types)),
    converts: z.boolean().meta({
      description: 'Whether this server can convert videos and take pictures out of them (ffmpeg)',
    }),
    transcribes: z
      .boolean()
      .meta({ description: 'Whether this server has a speech recognizer for captions' }),
  })
  .meta({ id: 'VideoLimits' })
export type VideoLimits = z.output<typeof VideoLimits>

/** What was done with a video’s page or with links. Whoever has a link is taken for whom it was made for. */
export const watchFigures = {
  opened: z.int().meta({ description: 'Opened in a browser, and seen' }),
  played: z.int(),
  quarters: z.array(z.int()).meta({ description: 'Of those: how many played 25, 50, 75 and 95 percent' }),
  clicked: z
    .int()
    .meta({ description: 'Opened the booking page beside the video, or followed a link over it' }),
  booked: z.int(),
  bookedSeconds: z.array(z.int()).meta({ description: 'Where the video was at those bookings' }),
  secondsWatched: z.int(),
  suspect: z.int().meta({ description: 'Perhaps programs. They count nowhere else' }),
}

const WatchFigures = z.object(watchFigures)
export type WatchFigures = z.output<typeof WatchFigures>

export const VideoFigures = z
  .object({
    ...watchFigures,
    curve: z.array(z.int()).meta({ description: 'How many views played each part of the video' }),
    step: z.int().meta({ description: 'Seconds of one part' }),
  })
  .meta({ id: 'VideoFigures' })
export type VideoFigures = z.output<typeof VideoFigures>
