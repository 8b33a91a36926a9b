import type { Video } from '../../packages/contract/src/index.ts'
import { eventually } from '../../packages/server/src/testing/eventually.ts'
import { FILES } from '../../packages/server/src/features/videos/testing/upload.ts'
import type { TestHost } from './host-api.ts'
import { origin } from './product.ts'

// Videos wait for their turn on a busy machine.
const LATE = { timeout: 30_000, interval: 250 }

/** Adds 20 seconds of a test picture to the host's library, as their browser would. */
export async function addOwnVideo({ call, session }: TestHost, title = 'Product tour'): Promise<Video> {
  const file = new Uint8Array(FILES.long)
  const begun = await call('POST /videos', {
    body: { source: 'uploaded', name: 'tour.mp4', bytes: file.length, title },
  })
  await fetch(origin + begun.upload.url, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${session.token}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    body: file,
  })
  return eventually(async () => {
    const video = await call('GET /videos/:id', { params: { id: begun.video.id } })
    if (video.state !== 'ready') throw new Error(`The video is ${video.state}`)
    return video
  }, LATE)
}
