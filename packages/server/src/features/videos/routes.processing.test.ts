import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount } from '../../testing/hosts.ts'
import { convertVideo } from './processing/finish.ts'
import { shrinkVideo } from './processing/shrink.ts'
import { SHRINK_VIDEO } from './record/queues.ts'
import { cleanUpVideos } from './retire.ts'
import { HAS_FFMPEG, makeVideo, WAYS } from './testing/make-video.ts'
import { served, storedNames, testsOfFiles, testsOfMadeVideos } from './testing/processing.ts'
import { addVideo, FILES } from './testing/upload.ts'
import { trimVideo } from './trim/run.ts'

// `routes.processing.long.test.ts` tries everything with ffmpeg.
const without = WAYS.filter(({ converts }) => !converts)

describe.each(without)('$way', async (way) => {
  await testsOfFiles(way)
})

describe.each(HAS_FFMPEG ? without : [])('made videos, $way', async (way) => {
  await testsOfMadeVideos(way)
})

const smallOf = (address: string | null) => (address ?? '').replace('.mp4?', '-s.mp4?')

test.runIf(HAS_FFMPEG)('a recording whose sound takes long to convert is ready before it is', async () => {
  const app = await startTestApp({ ffmpegFolders: [await folderOfSlowFfmpeg()] })
  const host = await openAccount(app)
  const recording = await makeVideo(...PICTURE_AND_TONE, '-c:a', 'libopus')
  const video = await addVideo(app, host, recording)
  expect(video).toMatchObject({ state: 'ready', plays: 'most_browsers', failure: null })
  await convertVideo(app.context, { hostId: host.me.userID, videoId: video.id })
  const after = await host.api.call('GET /videos/:id', { params: { id: video.id } })
  expect(after).toMatchObject({ state: 'ready', plays: 'everywhere' })
  expect(await served(app, after.files.play)).toEqual({ status: 200, type: 'video/mp4' })
})

const PICTURE_AND_TONE = ['-i', 'testsrc2=size=64x48:duration=2', '-f', 'lavfi', '-i', 'sine=duration=2']

/** One that is ended for its time when it converts a sound first. */
async function folderOfSlowFfmpeg(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'slow-ffmpeg-'))
  onTestFinished(async () => rm(folder, { recursive: true }))
  const script = `#!/bin/sh
case "$*" in *"-c:a aac"*) mkdir ${folder}/tried 2>/dev/null && kill -9 $$ ;; esac
exec /usr/bin/ffmpeg "$@"
`
  await writeFile(path.join(folder, 'ffmpeg'), script, { mode: 0o755 })
  await symlink('/usr/bin/ffprobe', path.join(folder, 'ffprobe'))
  return folder
}

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
  describe('a file that is too large for slow connections', async () => {
    const size = 'size=162x486:duration=2:rate=30,noise=alls=80:allf=t,format=yuv420p'
    const large = await addVideo(app, host, await makeVideo('-i', `testsrc2=${size}`))
    const job = (videoId: string) => ({ hostId: host.me.userID, videoId })
    const videoOf = async ({ id }: { id: string }) => host.api.call('GET /videos/:id', { params: { id } })
    const pageOf = async ({ id }: { id: string }, headers = {}) => {
      const text = await (await fetch(`${app.url}/video_embed/${id}`, { headers })).text()
      return {
        megabits: Number(/data-rate="([\d.]+)"/.exec(text)?.[1]),
        isSmall: /<video[^>]*src="[^"]*-s\.mp4\?/.test(text),
      }
    }
    const jobs = async (id: string) => {
      const asked = "select 1 from jobs.job where name = $1 and data->>'videoId' = $2"
      return (await app.context.pool.query(asked, [SHRINK_VIDEO.name, id])).rowCount
    }

    test('gets a smaller one beside it, once, which counts and which visitors can choose', async () => {
      expect([await jobs(large.id), await jobs((await addVideo(app, host)).id)]).toEqual([1, 0])
      expect(await pageOf(large)).toEqual({ megabits: NaN, isSmall: false })
      await shrinkVideo(app.context, job(large.id))
      const { bytes, files } = await videoOf(large)
      await shrinkVideo(app.context, job(large.id))
      expect((await videoOf(large)).bytes).toBe(bytes)
      const [whole, small] = await Promise.all([files.play, smallOf(files.play)].map(fileAt))
      expect(small?.type).toBe('video/mp4')
      expect(bytes - large.bytes).toBe(small?.bytes)
      expect(small?.bytes).toBeLessThan(Number(whole?.bytes) * 0.6)
      expect(small?.etag).not.toBe(whole?.etag)
      const { megabits } = await pageOf(large)
      expect(megabits).toBeGreaterThan((Number(whole?.bytes) * 8) / 2.1 / 1e6)
      expect(megabits).toBeLessThan((Number(whole?.bytes) * 8 * 1.5) / 2 / 1e6)
      expect(await pageOf(large, { 'save-data': 'on' })).toEqual({ megabits, isSmall: true })
    })

    test('a trim has another one, and the whole its own again', async () => {
      const params = { id: large.id }
      const whole = await videoOf(large)
      await host.api.call('POST /videos/:id/trim', { params, body: { from: 0, to: 1.5 } })
      await trimVideo(app.context, job(large.id))
      expect([await jobs(large.id), await pageOf(large)]).toEqual([2, { megabits: NaN, isSmall: false }])
      await shrinkVideo(app.context, job(large.id))
      const part = await videoOf(large)
      expect((await fileAt(smallOf(part.files.play))).status).toBe(200)
      const restored = await host.api.call('POST /videos/:id/untrim', { params })
      expect(restored).toMatchObject({ bytes: whole.bytes, files: { play: whole.files.play } })
      expect((await pageOf(large)).megabits).toBeGreaterThan(1)
      expect((await fileAt(smallOf(part.files.play))).status).toBe(404)
    })

    test('is gone with its smaller one when it can be restored no longer', async () => {
      const { files } = await videoOf(large)
      const small = smallOf(files.play).split(/[-?]/).slice(1, 3).join('-')
      expect((await storedNames(app)).filter((name) => name.endsWith(small))).toHaveLength(1)
      await host.api.call('DELETE /videos/:id', { params: { id: large.id } })
      app.clock.advance(8 * 24 * 60)
      await cleanUpVideos(app.context)
      expect((await storedNames(app)).filter((name) => name.endsWith(small))).toEqual([])
    })

    async function fileAt(address: string | null) {
      const { status, headers } = await fetch(`${app.url}${address}`, { method: 'HEAD' })
      const [type, etag] = [headers.get('content-type'), headers.get('etag')]
      return { status, type, etag, bytes: Number(headers.get('content-length')) }
    }
  })
})
