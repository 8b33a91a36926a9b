import type { TapeFacts } from './tape-log.ts'
import type { Place } from './tus.ts'
import { ask, UploadRefused } from './tus.ts'

// The two calls that the worker of a tape makes itself: the typed client would bring its proof of work along.

type Headers = Readonly<Record<string, string>>

interface Answer {
  video: { id: string }
  upload: { url: string; received: number; bytes: number | null }
}

/** The video of a tape, and where its bytes go. Repeat: the same video. */
export async function createVideo(
  { uploadId, type, title }: TapeFacts,
  origin: string,
  headers: Headers,
  signal: AbortSignal,
): Promise<{ place: Place; video: string }> {
  const body = {
    source: 'recorded',
    id: uploadId,
    name: `recording.${extensionOf(type)}`,
    title,
    bytes: null,
  }
  const response = await ask(`${origin}/api/v1/videos`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
  const { video, upload } = (await response.json()) as Answer
  const place = {
    url: new URL(upload.url, response.url).href,
    offset: upload.received,
    length: upload.bytes ?? undefined,
  }
  return { place, video: video.id }
}

/** Whether the server has the whole video, so that nothing need be sent. */
export async function hasArrived(
  { video, isWhole }: TapeFacts,
  origin: string,
  headers: Headers,
  signal: AbortSignal,
): Promise<boolean> {
  if (video === undefined || !isWhole) return false
  const response = await ask(`${origin}/api/v1/videos/${video}`, { headers, signal }).catch(
    (error: unknown) => {
      if (error instanceof UploadRefused && error.status === 404) return undefined
      throw error
    },
  )
  if (!response) return false
  const { state } = (await response.json()) as { state: string }
  return state !== 'uploading'
}

/** Deletes a video. Ignores failures: the server itself deletes uploads that never end. Repeat: harmless. */
export async function removeVideo(id: string, origin: string, headers: Headers): Promise<void> {
  const { signal } = new AbortController()
  await ask(`${origin}/api/v1/videos/${id}`, { method: 'DELETE', headers, signal }).catch(() => undefined)
}

function extensionOf(type: string): string {
  return type.startsWith('video/mp4') ? 'mp4' : 'webm'
}
