import type { Video } from '@scheduling/contract'
import { describe, expect, test, vi } from 'vitest'
import { STORAGE } from '../../../storage/storage.ts'
import { startTestApp } from '../../../testing/app.ts'
import { blob, picture } from '../../../testing/pictures.ts'
import { openAccount } from '../../../testing/hosts.ts'
import { failStuckVideos } from '../processing/finish.ts'
import { HAS_FFMPEG, WAYS } from '../testing/make-video.ts'
import { CAPTIONS, isStored, startTrims } from '../testing/trims.ts'
import { addVideo } from '../testing/upload.ts'
import { cleanUpTrims } from './operations.ts'
import { trimVideo } from './run.ts'

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
    const { app, host, jobOf, videoOf, trim, captionsOf, addWhole } = await startTrims(ffmpegFolders)
    const shows = async (poster: string | null) =>
      (await fetch(`${app.url}${poster}`, { method: 'HEAD' })).status === 200

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

    test('a poster that shows what is cut out goes with it, and is back with the whole', async () => {
      const whole = await addWhole()
      const params = { id: whole.id }
      const choose = async (second: number) =>
        (await host.api.call('POST /videos/:id/poster', { params, body: { second } })).files.poster
      const trimmed = async (from: number, to: number) => {
        await trim(whole, from, to)
        await trimVideo(app.context, jobOf(whole))
        return (await videoOf(whole)).files.poster
      }
      const untrim = async () => (await host.api.call('POST /videos/:id/untrim', { params })).files.poster
      const chosen = await choose(1)
      const made = await trimmed(2, 5)
      expect(made).not.toBe(chosen)
      expect([await shows(made), await untrim()]).toEqual([true, chosen])
      expect([await shows(chosen), await shows(made)]).toEqual([true, false])
      // One of the part stays, also in the next part, as long as it lies in it.
      expect(await trimmed(1, 5)).toBe(chosen)
      expect(await trimmed(0, 2)).toBe(chosen)
      expect(await trimmed(1, 2)).not.toBe(chosen)
      // What is chosen after a trim stays with the whole.
      const later = await choose(0.5)
      expect([await untrim(), await shows(chosen)]).toEqual([later, false])
      await host.api.call('PUT /videos/:id/poster', { params, body: blob(await picture('png')) })
      const own = (await videoOf(whole)).files.poster
      expect(await trimmed(0.5, 1.5)).toBe(own)
    })

    /** Trims, and changes the video while the job works. */
    async function trimMeanwhile(video: Video, [from, to]: [number, number], change: () => Promise<unknown>) {
      await trim(video, from, to)
      const storage = app.context.service(STORAGE)
      const putFile = storage.putFile.bind(storage)
      vi.spyOn(storage, 'putFile').mockImplementationOnce(async (...file) => {
        await change()
        return putFile(...file)
      })
      await trimVideo(app.context, jobOf(video))
      return videoOf(video)
    }

    test('what the host changes while the job works is kept', async () => {
      const whole = await addWhole()
      const params = { id: whole.id }
      const part = await trimMeanwhile(whole, [2, 5], async () => {
        await host.api.call('PUT /videos/:id/poster', { params, body: blob(await picture('png')) })
        const chapters = [{ at: 4, title: 'Later' }]
        await host.api.call('PATCH /videos/:id', { params, body: { chapters } })
      })
      expect(part.trim?.state).toBe('done')
      expect(part.chapters.at(-1)).toEqual({ at: 2, title: 'Later' })
      const restored = await host.api.call('POST /videos/:id/untrim', { params })
      expect(restored.files.poster).toBe(part.files.poster)
      expect(restored.chapters).toEqual([{ at: 4, title: 'Later' }])
      expect([await shows(part.files.poster), await shows(whole.files.poster)]).toEqual([true, false])
    })

    test('a poster that is chosen while the job works, and shows what is cut out, is back with the whole', async () => {
      const whole = await addWhole()
      const params = { id: whole.id }
      let chosen: string | null = null
      const part = await trimMeanwhile(whole, [2, 5], async () => {
        const { files } = await host.api.call('POST /videos/:id/poster', { params, body: { second: 1 } })
        chosen = files.poster
      })
      expect(part.files.poster).not.toBe(chosen)
      const restored = await host.api.call('POST /videos/:id/untrim', { params })
      expect(restored.files.poster).toBe(chosen)
      expect([await shows(chosen), await shows(part.files.poster)]).toEqual([true, false])
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

    test('after a week only the part is left, and its bytes alone count', async () => {
      const whole = await addWhole()
      await trim(whole, 2, 5)
      await trimVideo(app.context, jobOf(whole))
      const { bytes } = await videoOf(whole)
      expect(await isStored(app, whole)).toBe(true)
      app.clock.advance(8 * 24 * 60)
      await cleanUpTrims(app.context)
      const after = await videoOf(whole)
      expect(after.trim).toBeNull()
      expect(after.bytes).toBe(bytes - whole.bytes)
      expect([await isStored(app, whole), await isStored(app, after)]).toEqual([false, true])
      await cleanUpTrims(app.context)
      const asked = { params: { id: whole.id } }
      expect((await host.api.refusal('POST /videos/:id/untrim', asked)).code).toBe('trim_expired')
    })

    test('what is no part of it is refused, and nothing changes', async () => {
      const whole = await addWhole()
      for (const [body, field] of [
        [{ from: 3, to: 3 }, 'to'],
        [{ from: 4, to: 2 }, 'to'],
        [{ from: 0, to: 60 }, 'to'],
        // All of it.
        [{ from: 0, to: 6.5 }, 'to'],
        [{ from: -1, to: 2 }, 'from'],
      ] as const) {
        const refusal = await host.api.refusal('POST /videos/:id/trim', { params: { id: whole.id }, body })
        expect([body, refusal.errors?.map((each) => each.path)]).toEqual([body, [field]])
        expect(await videoOf(whole)).toMatchObject({ trim: null, files: whole.files })
      }
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
  },
)
