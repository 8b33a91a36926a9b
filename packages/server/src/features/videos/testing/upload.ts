import type { Upload, Video } from '@scheduling/contract'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { TestApp } from '../../../testing/app.ts'
import type { TestHost } from '../../../testing/hosts.ts'
import { finishVideo } from '../processing/finish.ts'

/** Two seconds of a test picture, made with ffmpeg; the MP4 file has a tone. The long one is silent and has 20. */
export const FILES = {
  mp4: readFile('small.mp4'),
  /** As a recorder writes it: without a duration. */
  webm: readFile('small.webm'),
  ogg: readFile('small.ogg'),
  long: readFile('long.mp4'),
}

function readFile(name: string): Buffer {
  return readFileSync(path.join(import.meta.dirname, 'files', name))
}

type Headers = Record<string, string>

/** Speaks the protocol as a host. */
export function tusOf(app: TestApp, host: Pick<TestHost, 'token'>) {
  const ask = async (method: string, url: string, headers: Headers = {}, body?: Uint8Array<ArrayBuffer>) =>
    fetch(`${app.url}${url}`, {
      method,
      headers: { authorization: `Bearer ${host.token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(body && { body }),
    })
  return {
    head: async (url: string) => ask('HEAD', url),
    remove: async (url: string) => ask('DELETE', url),
    patch: async (url: string, offset: number, content: Uint8Array, headers: Headers = {}) =>
      ask(
        'PATCH',
        url,
        { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...headers },
        new Uint8Array(content),
      ),
  }
}

/** Uploads a file in one part. The video is in the state that its first job finds. */
export async function upload(
  app: TestApp,
  host: TestHost,
  content: Uint8Array,
  name = 'tour.mp4',
): Promise<{ video: Video; upload: Upload; status: number }> {
  const begun = await host.api.call('POST /videos', {
    body: { source: 'uploaded', name, bytes: content.length },
  })
  const { status } = await tusOf(app, host).patch(begun.upload.url, 0, content)
  return { ...begun, status }
}

/** Does what the worker does. */
export async function finish(app: TestApp, host: TestHost, id: string): Promise<Video> {
  await finishVideo(app.context, { hostId: host.me.userID, videoId: id })
  return host.api.call('GET /videos/:id', { params: { id } })
}

/** Uploads a file, and has it processed. */
export async function addVideo(
  app: TestApp,
  host: TestHost,
  content: Uint8Array = FILES.mp4,
  name?: string,
): Promise<Video> {
  const { video } = await upload(app, host, content, name)
  return finish(app, host, video.id)
}
