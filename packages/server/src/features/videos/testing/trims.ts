import type { Video } from '@scheduling/contract'
import path from 'node:path'
import { STORAGE } from '../../../storage/storage.ts'
import type { TestApp } from '../../../testing/app.ts'
import { startTestApp } from '../../../testing/app.ts'
import { openAccount } from '../../../testing/hosts.ts'
import { makeVideo } from './make-video.ts'
import { addVideo } from './upload.ts'

export async function isStored({ context }: TestApp, { files }: Video): Promise<boolean> {
  for await (const name of context.service(STORAGE).list('videos/'))
    if (files.play?.includes(path.basename(name))) return true
  return false
}

export const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nBefore\n\n00:02.000 --> 00:04.000\nWithin'

/** A server that trims, and how a host asks it to. */
export async function startTrims(ffmpegFolders: string[]) {
  const app = await startTestApp({ ffmpegFolders })
  const host = await openAccount(app)
  // Six seconds, each of another color.
  const file = await makeVideo('-i', 'testsrc=size=64x48:duration=6:rate=10', '-pix_fmt', 'yuv420p')
  const jobOf = ({ id: videoId }: { id: string }) => ({ hostId: host.me.userID, videoId })
  const videoOf = async ({ id }: { id: string }) => host.api.call('GET /videos/:id', { params: { id } })
  const trim = async ({ id }: { id: string }, from: number, to: number) =>
    host.api.call('POST /videos/:id/trim', { params: { id }, body: { from, to } })
  const captionsOf = async ({ id }: { id: string }) =>
    (await host.api.call('GET /videos/:id/captions/:language', { params: { id, language: 'en' } })).text

  async function addWhole() {
    const { id } = await addVideo(app, host, file)
    const params = { id, language: 'en' }
    await host.api.call('PUT /videos/:id/captions/:language', {
      params,
      body: { label: 'English', text: CAPTIONS },
    })
    const chapters = [
      { at: 0, title: 'Hello' },
      { at: 3, title: 'How' },
    ]
    return host.api.call('PATCH /videos/:id', { params: { id }, body: { chapters } })
  }

  return { app, host, jobOf, videoOf, trim, captionsOf, addWhole }
}
