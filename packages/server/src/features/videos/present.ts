import type { Upload, Video, VideoFolder } from '@scheduling/contract'
import { UPLOAD_CHUNK_BYTES, UPLOADS } from '@scheduling/contract/video-uploads'
import { DAY, limits, linkedVideoAddress } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { CaptionsName } from './record/captions-store.ts'
import { captionsAmong } from './record/captions-store.ts'
import { VIDEO_USES } from './record/events.ts'
import type { CountedFolder } from './record/folder-store.ts'
import { signedAddress } from './media/sign.ts'
import { pictureAddress } from './page/picture.ts'
import type { StoredVideo } from './record/store.ts'
import type { StoredUpload } from './record/upload-store.ts'
import { uploadsById } from './record/upload-store.ts'

/** In the order given. */
export async function presentVideos(
  context: Context,
  hostId: HostId,
  videos: readonly StoredVideo[],
): Promise<Video[]> {
  const ids = videos.map(({ id }) => id)
  const underWay = videos.flatMap(({ state, upload_id }) =>
    state === 'uploading' && upload_id !== null ? [upload_id] : [],
  )
  const [captions, uploads, ...uses] = await Promise.all([
    captionsAmong(context.db, hostId, ids),
    uploadsById(context.db, hostId, underWay),
    ...context.hooks(VIDEO_USES).map((usesOf) => usesOf(context.db, hostId, ids)),
  ])
  return videos.map((video) =>
    presented(context, video, {
      captions: captions.filter(({ video_id }) => video_id === video.id),
      upload: uploads.find(({ id }) => id === video.upload_id),
      usedIn: uses.flatMap((found) => found.get(video.id) ?? []),
    }),
  )
}

export async function presentVideo(context: Context, video: StoredVideo): Promise<Video> {
  const [shown] = await presentVideos(context, video.host_id, [video])
  return shown as Video
}

interface VideoRelations {
  captions: readonly CaptionsName[]
  upload: StoredUpload | undefined
  usedIn: Video['usedIn']
}

function presented(
  context: Context,
  video: StoredVideo,
  { captions, upload, usedIn }: VideoRelations,
): Video {
  const { id, title, source, state, failure, plays, seconds, width, height } = video
  return {
    id,
    title,
    folderId: video.folder_id,
    source,
    url: linkOf(video),
    state,
    failure,
    plays,
    seconds,
    width,
    height,
    bytes: Number(video.bytes),
    files: {
      play: video.play_file && signedAddress(context, video.play_file),
      poster: video.poster_file && signedAddress(context, video.poster_file),
      gif: video.gif_file && signedAddress(context, video.gif_file),
    },
    captions: captions.map(({ language, label, by_machine: byMachine }) => ({ language, label, byMachine })),
    transcript: presentTranscript(video),
    chapters: video.chapters,
    cues: video.cues,
    privacy: video.privacy,
    password: video.password_hash !== null,
    until: video.until && video.until.toISOString(),
    page: `${context.config.publicUrl}/video_embed/${id}`,
    picture: pictureAddress(context, video),
    trim: presentTrim(video),
    upload: upload && upload.state === 'open' ? presentUpload(upload) : null,
    usedIn,
    createdAt: video.created_at.toISOString(),
    deletedAt: video.deleted_at && video.deleted_at.toISOString(),
  }
}

function presentTrim({ trim, trimmed_at: trimmedAt }: StoredVideo): Video['trim'] {
  if (!trim) return null
  const { from, to, state } = trim
  const undoUntil = trimmedAt && new Date(trimmedAt.getTime() + limits.TRIM_UNDO_DAYS * DAY).toISOString()
  return { from, to, state, undoUntil }
}

function presentTranscript({ transcript }: StoredVideo): Video['transcript'] {
  if (!transcript) return null
  const { language, state, failure } = transcript
  return { language, state, failure }
}

/** Null for files. */
function linkOf({ source, external_id: id }: StoredVideo): string | null {
  return (source === 'youtube' || source === 'vimeo') && id !== null
    ? linkedVideoAddress({ source, id })
    : null
}

export function presentUpload({ id, bytes, received, touched_at }: StoredUpload): Upload {
  return {
    id,
    url: `${UPLOADS}/${id}`,
    bytes: bytes === null ? null : Number(bytes),
    received: Number(received),
    chunkBytes: UPLOAD_CHUNK_BYTES,
    until: new Date(touched_at.getTime() + limits.UPLOAD_DAYS * DAY).toISOString(),
  }
}

export function presentFolder({ id, name, videos, created_at }: CountedFolder): VideoFolder {
  return { id, name, videos, createdAt: created_at.toISOString() }
}
