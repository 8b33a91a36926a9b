import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { editedVideo } from './edited.ts'
import { Id } from '../fields.ts'
import { route } from '../route.ts'
import {
  CaptionsFile,
  captionsParams,
  fields,
  folderFields,
  NewLink,
  NewTranscript,
  NewUpload,
  Part,
  Upload,
  Video,
  VideoFigures,
  VideoFolder,
  VideoId,
  VideoIds,
  VideoLimits,
} from './schemas.ts'

const params = z.object({ id: VideoId })
const folderParams = z.object({ id: Id })
const Several = z.object({ videos: z.array(Video) })

const errors = ['not_signed_in', 'invalid_input', 'video_not_found'] as const
const addErrors = ['not_signed_in', 'invalid_input', 'video_folder_not_found', 'video_limit_reached'] as const

const reads = { auth: 'host', action: 'read_event_types' } as const
const changes = { auth: 'host', action: 'event_types' } as const

export const videos = {
  'GET /videos': route({
    ...reads,
    summary: 'Videos, the newest first, 50 at a time',
    query: z.object({
      folder: z
        .union([Id, z.literal('none')])
        .optional()
        .meta({ description: '`none`: those in no folder' }),
      search: z.string().max(limits.TITLE_MAX).optional().meta({ description: 'A part of the title' }),
      before: VideoId.optional().meta({ description: 'The last video of the page before' }),
    }),
    result: z.object({ videos: z.array(Video), more: z.boolean() }),
    errors: ['not_signed_in', 'invalid_input'],
  }),
  'GET /videos/limits': route({
    ...reads,
    summary: 'How many videos an account may have, and how much space is left',
    result: VideoLimits,
    errors: ['not_signed_in'],
  }),
  'POST /videos': route({
    ...changes,
    summary:
      'Begin to upload a file, or a recording while it is made. Limits are checked now, and never later',
    body: NewUpload,
    result: z.object({ video: Video, upload: Upload }),
    status: 201,
    errors: [
      ...addErrors,
      'video_type',
      'video_too_large',
      'video_storage_full',
      'server_storage_full',
      'rate_limited',
      'upload_expired',
    ],
  }),
  'POST /videos/links': route({
    ...changes,
    summary: 'Add a video that is at YouTube or Vimeo',
    body: NewLink,
    result: Video,
    status: 201,
    errors: addErrors,
  }),
  'POST /videos/move': route({
    ...changes,
    summary: 'Move several videos into a folder, or out of all',
    body: z.strictObject({ ids: VideoIds, folderId: Id.nullable() }),
    result: Several,
    errors: [...errors, 'video_folder_not_found'],
  }),
  'POST /videos/delete': route({
    ...changes,
    summary: 'Delete several videos. Their pages end now; they can be restored for 7 days',
    body: z.strictObject({ ids: VideoIds }),
    result: Several,
    errors,
  }),
  'POST /videos/restore': route({
    ...changes,
    summary: 'Restore videos that were deleted in the last 7 days',
    body: z.strictObject({ ids: VideoIds }),
    result: Several,
    errors: [...errors, 'video_limit_reached'],
  }),
  'GET /videos/:id': route({
    ...reads,
    summary: 'One video',
    params,
    result: Video,
    edited: editedVideo,
    errors,
  }),
  'PATCH /videos/:id': route({
    ...changes,
    summary: 'Change the given fields of a video',
    params,
    body: z.strictObject(fields).partial(),
    result: Video,
    errors: [...errors, 'video_folder_not_found'],
    edits: 'GET /videos/:id',
  }),
  'DELETE /videos/:id': route({
    ...changes,
    summary: 'Delete a video. Its page ends now; it can be restored for 7 days. An upload under way ends',
    params,
    errors,
  }),
  'GET /videos/:id/figures': route({
    ...reads,
    summary: 'How often a video was opened, played and booked from, and which parts of it were watched',
    params,
    result: VideoFigures,
    errors,
  }),
  'POST /videos/:id/retry': route({
    ...changes,
    summary: 'Try again to process a video that failed',
    params,
    result: Video,
    errors: [...errors, 'video_not_ready'],
  }),
  'POST /videos/:id/trim': route({
    ...changes,
    summary: 'Keep a part of a video. The whole plays until it is made, and can be restored for 7 days',
    params,
    body: Part,
    result: Video,
    errors: [...errors, 'video_not_ready', 'trim_not_available', 'rate_limited'],
  }),
  'POST /videos/:id/untrim': route({
    ...changes,
    summary: 'Show the whole of a trimmed video again',
    params,
    result: Video,
    errors: [...errors, 'video_not_ready', 'trim_expired'],
  }),
  'PUT /videos/:id/poster': route({
    ...changes,
    summary: 'Show this picture before the video plays: JPEG, PNG, WebP or GIF',
    params,
    takes: 'raw',
    bodyMax: limits.IMAGE_BYTES_MAX,
    result: Video,
    errors: [...errors, 'rate_limited'],
  }),
  'POST /videos/:id/poster': route({
    ...changes,
    summary: 'Show the picture at this second before the video plays',
    params,
    body: z.strictObject({ second: z.number().min(0).max(limits.VIDEO_SECONDS_MAX) }),
    result: Video,
    errors: [...errors, 'video_not_ready', 'frames_not_available', 'rate_limited'],
  }),
  'POST /videos/:id/gif': route({
    ...changes,
    summary: 'Make a GIF of 3 seconds from this second on, for mails. It takes the place of the former one',
    params,
    body: z.strictObject({ second: z.number().min(0).max(limits.VIDEO_SECONDS_MAX) }),
    result: Video,
    errors: [...errors, 'video_not_ready', 'frames_not_available', 'cannot_create_gif', 'rate_limited'],
  }),
  'GET /videos/:id/captions/:language': route({
    ...reads,
    summary: 'The captions of a video in one language',
    params: captionsParams,
    result: CaptionsFile,
    errors,
  }),
  'PUT /videos/:id/captions/:language': route({
    ...changes,
    summary: 'Add captions in a language, or replace them',
    params: captionsParams,
    body: CaptionsFile,
    bodyMax: limits.CAPTIONS_BODY_MAX,
    result: Video,
    errors: [...errors, 'captions_unreadable'],
  }),
  'POST /videos/:id/captions/:language': route({
    ...changes,
    summary: 'Have captions in a language written by the speech recognizer of this server, where it has one',
    params: captionsParams,
    body: NewTranscript,
    result: Video,
    errors: [...errors, 'video_not_ready', 'transcript_not_available', 'rate_limited'],
  }),
  'DELETE /videos/:id/captions/:language': route({
    ...changes,
    summary: 'Delete the captions in a language',
    params: captionsParams,
    result: Video,
    errors,
  }),
  'GET /video-folders': route({
    ...reads,
    summary: 'Folders of videos, by name',
    result: z.object({ folders: z.array(VideoFolder) }),
    errors: ['not_signed_in'],
  }),
  'POST /video-folders': route({
    ...changes,
    summary: 'Add a folder',
    body: z.strictObject(folderFields),
    result: VideoFolder,
    status: 201,
    errors: ['not_signed_in', 'invalid_input', 'video_folder_limit_reached'],
  }),
  'PATCH /video-folders/:id': route({
    ...changes,
    summary: 'Rename a folder',
    params: folderParams,
    body: z.strictObject(folderFields),
    result: VideoFolder,
    errors: ['not_signed_in', 'invalid_input', 'video_folder_not_found'],
  }),
  'DELETE /video-folders/:id': route({
    ...changes,
    summary: 'Delete a folder. Its videos stay, in no folder',
    params: folderParams,
    errors: ['not_signed_in', 'invalid_input', 'video_folder_not_found'],
  }),
}
