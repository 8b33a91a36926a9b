import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount } from '../../testing/hosts.ts'
import { HAS_FFMPEG, WAYS } from './testing/make-video.ts'
import { served, storedNames, testsOfFiles, testsOfMadeVideos } from './testing/processing.ts'
import { addVideo, FILES } from './testing/upload.ts'

// `routes.processing.long.test.ts` tries everything with ffmpeg.
const without = WAYS.filter(({ converts }) => !converts)

describe.each(without)('$way', async (way) => {
  await testsOfFiles(way)
})

describe.each(HAS_FFMPEG ? without : [])('made videos, $way', async (way) => {
  await testsOfMadeVideos(way)
})

describe.each(WAYS.filter(({ converts }) => converts))('$way', async ({ ffmpegFolders }) => {
  const app = await startTestApp({ ffmpegFolders })
  const host = await openAccount(app)

  test('what no browser plays is converted, and has a picture', async () => {
    const video = await addVideo(app, host, FILES.ogg, 'old.ogg')
    expect(video).toMatchObject({ state: 'ready', plays: 'everywhere', failure: null })
    expect(video.files.poster).not.toBeNull()
  })

  test('a GIF for mails is another each time, and the former is gone', async () => {
    const video = await addVideo(app, host)
    const request = { params: { id: video.id }, body: { second: 0.5 } }
    const { files, picture: address } = await host.api.call('POST /videos/:id/gif', request)
    expect(await served(app, files.gif)).toEqual({ status: 200, type: 'image/gif' })
    expect(await served(app, new URL(String(address)).pathname)).toEqual({ status: 200, type: 'image/gif' })
    const before = await storedNames(app)
    const again = await host.api.call('POST /videos/:id/gif', request)
    expect(again.files.gif).not.toBe(files.gif)
    expect(await storedNames(app)).toHaveLength(before.length)
    const late = { params: { id: video.id }, body: { second: 99 } }
    expect((await host.api.refusal('POST /videos/:id/gif', late)).errors).toMatchObject([
      { path: 'second', reason: 'too_large' },
    ])
  })
})
