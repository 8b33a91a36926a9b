import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import { openHost } from './host-api.ts'
import { watchHostPage } from './host-page.ts'
import { addOwnVideo } from './own-video.ts'
import { origin, site } from './product.ts'

const browser = useBrowser()
const LATE = { timeout: 60_000 }
const LINK = 'Watch the video'

const host = await openHost(origin)
const video = await addOwnVideo(host)
const path = await host.addEvent({ video: { kind: 'own', id: video.id } })
const withoutVideo = await host.addEvent()

/** What a page asks our server for, in order. */
async function opened(url: string, before?: (page: Page) => Promise<void>) {
  const asked: string[] = []
  const page = await browser.open(url, undefined, async (fresh) => {
    fresh.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await before?.(fresh)
  })
  return { page, asked }
}

const namesOf = (asked: readonly string[]) => asked.map((file) => file.replace(/-[\w-]{8}\.js$/, '.js'))

test(
  'a video costs the booking page nothing before it is pressed, then it plays in its place',
  LATE,
  async () => {
    const plain = await opened(`${origin}/${withoutVideo}`)
    await plain.page.waitForLoadState('networkidle')
    const { page, asked } = await opened(`${origin}/${path}`)
    await page.waitForLoadState('networkidle')
    expect(namesOf(asked).slice(1)).toEqual(namesOf(plain.asked).slice(1))

    await page.getByRole('link', { name: LINK }).click()
    const player = page.frameLocator(`iframe[title="${LINK}"]`).locator('video')
    await expect
      .poll(async () => player.evaluate((element) => (element as HTMLVideoElement).currentTime), LATE)
      .toBeGreaterThan(0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  },
)

test('it plays in an embed on another site, too', LATE, async () => {
  const address = await serveChanged(`${site}/inline.html`, (html) => html.replaceAll('demo/30min', path))
  const { page } = await opened(address, watchHostPage)
  const frame = page.frameLocator('iframe[data-schedule]')
  await frame.getByRole('link', { name: LINK }).click()
  const player = frame.frameLocator(`iframe[title="${LINK}"]`).locator('video')
  await expect
    .poll(async () => player.evaluate((element) => (element as HTMLVideoElement).currentTime), LATE)
    .toBeGreaterThan(0)
})

test('without scripts, the link opens the page of the video', LATE, async () => {
  const page = await browser.open(`${origin}/${path}`, { javaScriptEnabled: false })
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: LINK }).click(),
  ])
  await tab.waitForURL(`${origin}/video_embed/${video.id}`)
  await tab.locator('video').waitFor()
})

test('a video that was deleted leaves the page as it was', LATE, async () => {
  const gone = await addOwnVideo(host, 'Gone soon')
  const shown = await host.addEvent({ video: { kind: 'own', id: gone.id } })
  await host.call('DELETE /videos/:id', { params: { id: gone.id } })
  const { page } = await opened(`${origin}/${shown}`)
  await page.getByRole('heading', { name: 'Call' }).waitFor()
  expect(await page.getByRole('link', { name: LINK }).count()).toBe(0)
})
