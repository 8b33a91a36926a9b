// What browsers need to know to upload a video. The bytes travel by tus (https://tus.io/protocols/resumable-upload):
// `POST /videos` answers the address of the upload, HEAD there says how much has arrived, PATCH sends more.

/** The types of files that are accepted, by the end of their names. */
export const VIDEO_TYPES = { mp4: 'video/mp4', webm: 'video/webm', ogg: 'video/ogg' } as const

export type VideoType = keyof typeof VIDEO_TYPES

/** The most bytes of one PATCH. A request that takes longer than half a minute is cut; what has arrived stays. */
export const UPLOAD_CHUNK_BYTES = 4_194_304

/** Where uploads are, below the origin. */
export const UPLOADS = '/api/v1/videos/uploads'

/** The type by the end of the name. Undefined: not accepted. */
export function videoTypeOf(name: string): VideoType | undefined {
  const [, end = ''] = /\.([a-z\d]+)$/i.exec(name.trim()) ?? []
  const type = end.toLowerCase()
  return type in VIDEO_TYPES ? (type as VideoType) : undefined
}
