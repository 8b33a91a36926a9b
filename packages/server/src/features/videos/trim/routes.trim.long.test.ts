import { describe, expect, test } from 'vitest'
import { someAddress } from '../../../testing/hosts.ts'
import { convertVideo } from '../processing/finish.ts'
import { HAS_FFMPEG, WAYS } from '../testing/make-video.ts'
import { isStored, startTrims } from '../testing/trims.ts'
import { VIEWS_OF_VIDEOS } from '../views/views.ts'
import { trimVideo } from './run.ts'

const BROWSER = { 'content-type': 'text/plain', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0' }

describe.each(HAS_FFMPEG ? WAYS.filter(({ converts }) => converts) : [])(
  '$way',
  async ({ ffmpegFolders }) => {
    const { app, host, jobOf, videoOf, trim, addWhole } = await startTrims(ffmpegFolders)

    test('figures tell of the part, and of the whole again once it is back', async () => {
      const whole = await addWhole()
      const open = async () => {
        const page = await fetch(`${app.url}/video_embed/${whole.id}`, { headers: someAddress() })
        const [, address = ''] = /data-views="([^"]+)"/.exec(await page.text()) ?? []
        return async (body: string) =>
          fetch(`${app.url}${address.replaceAll('&amp;', '&')}`, { method: 'POST', headers: BROWSER, body })
      }
      const figures = async () => {
        await app.context.service(VIEWS_OF_VIDEOS).write()
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
