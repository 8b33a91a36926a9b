import type { Upload, Video, VideoFigures, VideoFolder, VideoLimits } from '@scheduling/contract'
import { UPLOAD_CHUNK_BYTES, UPLOADS, videoTypeOf } from '@scheduling/contract/video-uploads'
import { DAY, limits } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { found, idOf, iso, NOW, refusal } from '../../fixtures/fixture.ts'

export function videoOf(number: number, change: Partial<Video> = {}): Video {
  const id = `video${String(number).padStart(3, '0')}`
  return {
    id,
    title: 'Product tour',
    folderId: null,
    source: 'recorded',
    url: null,
    state: 'ready',
    failure: null,
    plays: 'everywhere',
    seconds: 92,
    width: 1280,
    height: 720,
    bytes: 4_200_000,
    files: { play: null, poster: null, gif: null },
    trim: null,
    captions: [],
    transcript: null,
    chapters: [],
    cues: [],
    privacy: 'link',
    password: false,
    until: null,
    page: `https://meet.example.com/video_embed/${id}`,
    picture: null,
    upload: null,
    usedIn: [],
    createdAt: iso(NOW - number * DAY),
    deletedAt: null,
    ...change,
  }
}

export function uploadOf(id: string, change: Partial<Upload> = {}): Upload {
  return {
    id,
    url: `${UPLOADS}/${id}`,
    bytes: null,
    received: 0,
    chunkBytes: UPLOAD_CHUNK_BYTES,
    until: iso(NOW + limits.UPLOAD_DAYS * DAY),
    ...change,
  }
}

const NOT_OPENED: VideoFigures = {
  opened: 0,
  played: 0,
  quarters: [0, 0, 0, 0],
  clicked: 0,
  booked: 0,
  bookedSeconds: [],
  secondsWatched: 0,
  suspect: 0,
  curve: [],
  step: 1,
}

/** Of a video of 92 seconds that some people watched. */
export function figuresOf(change: Partial<VideoFigures> = {}): VideoFigures {
  return {
    opened: 20,
    played: 12,
    quarters: [10, 8, 5, 3],
    clicked: 4,
    booked: 2,
    bookedSeconds: [41, 70],
    secondsWatched: 612,
    suspect: 2,
    curve: Array.from({ length: 92 }, (_, second) => Math.round(12 - (second / 91) * 9)),
    step: 1,
    ...change,
  }
}

export interface VideosState {
  videos: Video[]
  videoFolders: VideoFolder[]
  /** By video and language. */
  videoCaptions: Record<string, { label: string; text: string }>
  videoLimits: VideoLimits
  /** By video. Absent: nobody has opened it. */
  videoFigures: Record<string, VideoFigures>
}

export const videoLimits: VideoLimits = {
  videos: 0,
  videosMax: 1_000,
  bytes: 0,
  bytesMax: limits.VIDEOS_BYTES_MAX,
  fileBytesMax: limits.VIDEO_BYTES_MAX,
  recordingSecondsMax: 3_600,
  types: ['mp4', 'webm', 'ogg'],
  serverNearlyFull: false,
  minutes: { usedSeconds: 5_430, max: 1_000 },
  converts: true,
  transcribes: false,
}

const videosState = (): VideosState => ({
  videos: [],
  videoFolders: [],
  videoCaptions: {},
  videoLimits,
  videoFigures: {},
})

type VideoRoute =
  | 'GET /videos'
  | 'GET /videos/limits'
  | 'POST /videos'
  | 'POST /videos/links'
  | 'POST /videos/move'
  | 'POST /videos/delete'
  | 'POST /videos/restore'
  | 'GET /videos/:id'
  | 'GET /videos/:id/figures'
  | 'PATCH /videos/:id'
  | 'DELETE /videos/:id'
  | 'POST /videos/:id/retry'
  | 'POST /videos/:id/trim'
  | 'POST /videos/:id/untrim'
  | 'PUT /videos/:id/poster'
  | 'POST /videos/:id/poster'
  | 'POST /videos/:id/gif'
  | 'GET /videos/:id/captions/:language'
  | 'PUT /videos/:id/captions/:language'
  | 'POST /videos/:id/captions/:language'
  | 'DELETE /videos/:id/captions/:language'
  | 'GET /video-folders'
  | 'POST /video-folders'
  | 'PATCH /video-folders/:id'
  | 'DELETE /video-folders/:id'

function captionsKey({ id, language }: { id: string; language: string }): string {
  return `${id} ${language}`
}

/** Writes to videos of the state. */
function changing(state: VideosState) {
  const change = (ids: readonly string[], to: Partial<Video>) => {
    for (const id of ids) found(state.videos, id, 'video_not_found')
    state.videos = state.videos.map((video) => (ids.includes(video.id) ? { ...video, ...to } : video))
    return { videos: state.videos.filter(({ id }) => ids.includes(id)) }
  }
  const changeOne = (id: string, to: Partial<Video>) => {
    change([id], to)
    return found(state.videos, id, 'video_not_found')
  }
  return { change, changeOne }
}

function videosAnswersOf(state: VideosState): Answers<VideoRoute> {
  const { change, changeOne } = changing(state)
  const add = (to: Partial<Video>) => {
    if (state.videoLimits.videos + 1 > state.videoLimits.videosMax) throw refusal('video_limit_reached')
    const video = videoOf(state.videos.length + 1, { createdAt: iso(NOW), ...to })
    state.videos = [video, ...state.videos]
    return video
  }
  return {
    ...captionAnswersOf(state),
    ...folderAnswersOf(state),
    'GET /videos': ({ query: { folder, search = '' } = {} }) => {
      const videos = state.videos.filter(
        (video) =>
          video.deletedAt === null &&
          (folder === undefined || (video.folderId ?? 'none') === folder) &&
          video.title.toLowerCase().includes(search.toLowerCase()),
      )
      return { videos, more: false }
    },
    'GET /videos/limits': () => ({
      ...state.videoLimits,
      videos: state.videos.filter(({ deletedAt }) => deletedAt === null).length,
    }),
    'POST /videos': ({ body: { id = crypto.randomUUID(), name, bytes, source, title = name, folderId } }) => {
      if (!videoTypeOf(name)) throw refusal('video_type')
      if ((bytes ?? 0) > state.videoLimits.fileBytesMax) throw refusal('video_too_large')
      const upload = uploadOf(id, { bytes })
      const begun = { state: 'uploading', plays: null, seconds: null, width: null, height: null } as const
      const video = add({ ...begun, title, source, folderId: folderId ?? null, bytes: 0, upload })
      return { video, upload }
    },
    'POST /videos/links': ({ body: { url, title = 'YouTube', folderId } }) =>
      add({
        title,
        url,
        source: url.includes('vimeo') ? 'vimeo' : 'youtube',
        folderId: folderId ?? null,
        seconds: null,
        width: null,
        height: null,
        bytes: 0,
      }),
    'POST /videos/move': ({ body: { ids, folderId } }) => change(ids, { folderId }),
    'POST /videos/delete': ({ body: { ids } }) => change(ids, { deletedAt: iso(NOW) }),
    'POST /videos/restore': ({ body: { ids } }) => change(ids, { deletedAt: null }),
    'GET /videos/:id': ({ params }) => found(state.videos, params.id, 'video_not_found'),
    'GET /videos/:id/figures': ({ params }) => state.videoFigures[params.id] ?? NOT_OPENED,
    'PATCH /videos/:id': ({ params, body: { password, ...body } = {} }) =>
      changeOne(params.id, { ...body, ...(password !== undefined && { password: true }) }),
    'DELETE /videos/:id': ({ params }) => {
      change([params.id], { deletedAt: iso(NOW) })
    },
    'POST /videos/:id/retry': ({ params }) => changeOne(params.id, { state: 'processing', failure: null }),
    'POST /videos/:id/trim': ({ params, body }) =>
      changeOne(params.id, { trim: { ...body, state: 'working', undoUntil: null } }),
    'POST /videos/:id/untrim': ({ params }) => changeOne(params.id, { trim: null, seconds: 92 }),
    'PUT /videos/:id/poster': ({ params }) => changeOne(params.id, {}),
    'POST /videos/:id/gif': ({ params }) => changeOne(params.id, {}),
    'POST /videos/:id/poster': ({ params }) => changeOne(params.id, {}),
  }
}

function captionAnswersOf(state: VideosState): Answers<Extract<VideoRoute, `${string}/captions/${string}`>> {
  const { changeOne } = changing(state)
  return {
    'GET /videos/:id/captions/:language': ({ params }) => {
      const captions = state.videoCaptions[captionsKey(params)]
      if (!captions) throw refusal('video_not_found')
      return captions
    },
    'PUT /videos/:id/captions/:language': ({ params: { id, language }, body }) => {
      state.videoCaptions[captionsKey({ id, language })] = body
      const { captions } = found(state.videos, id, 'video_not_found')
      const others = captions.filter((each) => each.language !== language)
      return changeOne(id, { captions: [...others, { language, label: body.label, byMachine: false }] })
    },
    'POST /videos/:id/captions/:language': ({ params: { id, language } }) =>
      changeOne(id, { transcript: { language, state: 'working', failure: null } }),
    'DELETE /videos/:id/captions/:language': ({ params: { id, language } }) => {
      const { captions } = found(state.videos, id, 'video_not_found')
      return changeOne(id, { captions: captions.filter((each) => each.language !== language) })
    },
  }
}

function folderAnswersOf(
  state: VideosState,
): Answers<Extract<VideoRoute, `${string} /video-folders${string}`>> {
  return {
    'GET /video-folders': () => ({ folders: state.videoFolders }),
    'POST /video-folders': ({ body: { name } }) => {
      const folder = { id: idOf('video_folder', state.videoFolders.length + 1), name, videos: 0 }
      const added = { ...folder, createdAt: iso(NOW) }
      state.videoFolders = [...state.videoFolders, added]
      return added
    },
    'PATCH /video-folders/:id': ({ params, body: { name } }) => {
      const changed = { ...found(state.videoFolders, params.id, 'video_folder_not_found'), name }
      state.videoFolders = state.videoFolders.map((folder) => (folder.id === params.id ? changed : folder))
      return changed
    },
    'DELETE /video-folders/:id': ({ params }) => {
      found(state.videoFolders, params.id, 'video_folder_not_found')
      state.videoFolders = state.videoFolders.filter(({ id }) => id !== params.id)
      state.videos = state.videos.map((video) =>
        video.folderId === params.id ? { ...video, folderId: null } : video,
      )
    },
  }
}

export const videosFixture = { state: videosState, answers: videosAnswersOf }
