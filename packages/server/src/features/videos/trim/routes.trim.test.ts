import type { Video } from '@scheduling/contract'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { STORAGE } from '../../../storage/storage.ts'
import type { TestApp } from '../../../testing/app.ts'
import { startTestApp } from '../../../testing/app.ts'
import { openAccount, someAddress } from '../../../testing/hosts.ts'
import { convertVideo, failStuckVideos } from '../processing/finish.ts'
import { HAS_FFMPEG, makeVideo, WAYS } from '../testing/make-video.ts'
import { addVideo } from '../testing/upload.ts'
import { VIEWS_OF_VIDEOS } from '../views/views.ts'
import { sweepTrims } from './operations.ts'
import { trimVideo } from './run.ts'

async function isStored({ context }: TestApp, { files }: Video): Promise<boolean> {
  for await (const name of context.kept(STORAGE).list('videos/'))
    if (files.play?.includes(path.basename(name))) return true
  return false
}

const BROWSER = { 'content-type': 'text/plain', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0' }
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nBefore\n\n00:02.000 --> 00:04.000\nWithin'

test('a server without ffmpeg says so, and nothing changes', async () => {
  const app = await startTestApp({ ffmpegFolders: [] })
  const host = await openAccount(app)
  const video = await addVideo(app, host)
  const asked = { params: { id: video.id }, body: { from: 0, to: 1 } }
  expect((await host.api.refusal('POST /videos/:id/trim', asked)).code).toBe('trim_not_available')
  expect((await host.api.call('GET /videos/:id', { params: { id: video.id } })).trim).toBeNull()
})

describe.each(HAS_FFMPEG ? WAYS.filter(({ converts }) => converts) : [])(
  '$way',
  async ({ ffmpegFolders }) => {
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

    test('the whole plays until the part is made; then file, length, chapters and captions are its own', async () => {
      const whole = await addWhole()
      const asked = await trim(whole, 1.5, 4.5)
      expect(asked).toMatchObject({
        state: 'ready',
        seconds: whole.seconds,
        files: whole.files,
        trim: { from: 1.5, to: 4.5, state: 'working', undoUntil: null },
      })
      await trimVideo(app.context, jobOf(whole))
      const part = await videoOf(whole)
      expect(part.seconds).toBeGreaterThan(2.8)
      expect(part.seconds).toBeLessThan(3.3)
      expect(part.trim).toMatchObject({ from: 1.5, to: 4.5, state: 'done' })
      expect(part.chapters).toEqual([
        { at: 0, title: 'Hello' },
        { at: 1.5, title: 'How' },
      ])
      expect(await captionsOf(whole)).toBe('WEBVTT\n\n00:00:00.500 --> 00:00:02.500\nWithin')
      expect(part.files.poster).not.toBe(whole.files.poster)
      const played = await fetch(`${app.url}${part.files.play ?? ''}`)
      expect(played.status).toBe(200)
      await played.arrayBuffer()
      // A second job finds nothing to do.
      await trimVideo(app.context, jobOf(whole))
      expect((await videoOf(whole)).files).toEqual(part.files)
    })

    test('it is whole again within a week', async () => {
      const whole = await addWhole()
      await trim(whole, 2, 5)
      await trimVideo(app.context, jobOf(whole))
      const asked = { params: { id: whole.id } }
      const restored = await host.api.call('POST /videos/:id/untrim', asked)
      expect(restored).toMatchObject({ seconds: whole.seconds, chapters: whole.chapters, trim: null })
      expect(restored.files.play).toBe(whole.files.play)
      expect(await captionsOf(whole)).toBe(CAPTIONS)
      expect((await host.api.refusal('POST /videos/:id/untrim', asked)).code).toBe('trim_expired')
    })

    test('figures tell of the part, and of the whole again once it is back', async () => {
      const whole = await addWhole()
      const open = async () => {
        const page = await fetch(`${app.url}/video_embed/${whole.id}`, { headers: someAddress() })
        const [, address = ''] = /data-views="([^"]+)"/.exec(await page.text()) ?? []
        return async (body: string) =>
          fetch(`${app.url}${address.replaceAll('&amp;', '&')}`, { method: 'POST', headers: BROWSER, body })
      }
      const figures = async () => {
        await app.context.kept(VIEWS_OF_VIDEOS).write()
        const { quarters, secondsWatched, curve } = await host.api.call('GET /videos/:id/figures', {
          params: { id: whole.id },
        })
        return { quarters, secondsWatched, curve }
      }
      const [first, late] = [await open(), await open()]
      app.clock.advance(1)
      await first('p,0,1,3')
      const before = await figures()
      expect(before).toEqual({ quarters: [1, 1, 0, 0], secondsWatched: 3, curve: [1, 1, 0, 1, 0, 0] })
      await trim(whole, 1, 4)
      await trimVideo(app.context, jobOf(whole))
      expect(await figures()).toEqual({ quarters: [1, 1, 0, 0], secondsWatched: 2, curve: [1, 0, 1] })
      // This page shows the whole, so nobody knows what its seconds are of the part.
      await late('p,0,1,2')
      expect(await figures()).toMatchObject({ quarters: [1, 1, 0, 0], secondsWatched: 2 })
      app.clock.advance(1)
      const ofPart = await open()
      app.clock.advance(1)
      await ofPart('p,1')
      expect((await figures()).curve).toEqual([1, 1, 1])
      await host.api.call('POST /videos/:id/untrim', { params: { id: whole.id } })
      expect(await figures()).toMatchObject({ secondsWatched: 4, curve: [1, 1, 1, 1, 0, 0] })
    })

    test('after a week only the part is left, and its bytes alone count', async () => {
      const whole = await addWhole()
      await trim(whole, 2, 5)
      await trimVideo(app.context, jobOf(whole))
      const { bytes } = await videoOf(whole)
      expect(await isStored(app, whole)).toBe(true)
      app.clock.advance(8 * 24 * 60)
      await sweepTrims(app.context)
      const after = await videoOf(whole)
      expect(after.trim).toBeNull()
      expect(after.bytes).toBe(bytes - whole.bytes)
      expect([await isStored(app, whole), await isStored(app, after)]).toEqual([false, true])
      await sweepTrims(app.context)
      const asked = { params: { id: whole.id } }
      expect((await host.api.refusal('POST /videos/:id/untrim', asked)).code).toBe('trim_expired')
    })

    test('a part of a part: the first whole goes, and undoing restores the last', async () => {
      const whole = await addWhole()
      await trim(whole, 1, 5)
      await trimVideo(app.context, jobOf(whole))
      const first = await videoOf(whole)
      await trim(whole, 1, 3)
      expect([await isStored(app, whole), await isStored(app, first)]).toEqual([false, true])
      await trimVideo(app.context, jobOf(whole))
      expect((await videoOf(whole)).seconds).toBeLessThan(2.3)
      const restored = await host.api.call('POST /videos/:id/untrim', { params: { id: whole.id } })
      expect(restored.seconds).toBe(first.seconds)
      expect(restored.chapters).toEqual(first.chapters)
    })

    test.each([
      ['before its end', { from: 3, to: 3 }, 'to'],
      ['backward', { from: 4, to: 2 }, 'to'],
      ['behind the end', { from: 0, to: 60 }, 'to'],
      ['all of it', { from: 0, to: 6.5 }, 'to'],
      ['a negative second', { from: -1, to: 2 }, 'from'],
    ])('%s is refused, and nothing changes', async (_, body, field) => {
      const whole = await addWhole()
      const refusal = await host.api.refusal('POST /videos/:id/trim', { params: { id: whole.id }, body })
      expect(refusal.errors?.map((each) => each.path)).toEqual([field])
      expect(await videoOf(whole)).toMatchObject({ trim: null, files: whole.files })
    })

    test('one trim at a time, and another host has none of it', async () => {
      const whole = await addWhole()
      await trim(whole, 1, 5)
      const asked = { params: { id: whole.id }, body: { from: 0, to: 2 } }
      expect((await host.api.refusal('POST /videos/:id/trim', asked)).code).toBe('video_not_ready')
      const other = await openAccount(app)
      expect((await other.api.refusal('POST /videos/:id/trim', asked)).code).toBe('video_not_found')
      const { params } = asked
      expect((await other.api.refusal('POST /videos/:id/untrim', { params })).code).toBe('video_not_found')
    })

    test('a trim that never ended has failed, and the whole stays', async () => {
      const whole = await addWhole()
      await trim(whole, 1, 5)
      await app.context.pool.query('update videos set processing_since = $2 where id = $1', [
        whole.id,
        new Date(app.clock.now() - 31 * 60_000),
      ])
      await failStuckVideos(app.context)
      expect(await videoOf(whole)).toMatchObject({
        state: 'ready',
        files: whole.files,
        trim: { state: 'failed', undoUntil: null },
      })
      await trim(whole, 1, 5)
      await trimVideo(app.context, jobOf(whole))
      expect((await videoOf(whole)).trim).toMatchObject({ state: 'done' })
    })

    test('a conversion that ends meanwhile does not bring back what was cut out', async () => {
      const whole = await addWhole()
      await app.context.pool.query(`update videos set plays = 'most_browsers' where id = $1`, [whole.id])
      await trim(whole, 1, 5)
      await Promise.all([convertVideo(app.context, jobOf(whole)), trimVideo(app.context, jobOf(whole))])
      await trimVideo(app.context, jobOf(whole))
      expect((await videoOf(whole)).seconds).toBeLessThan(4.4)
    })
  },
)
