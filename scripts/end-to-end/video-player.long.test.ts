import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { isDrawn } from './host-page.ts'
import { addOwnVideo } from './own-video.ts'
import { origin, site } from './product.ts'

const browser = useBrowser()
const LATE = { timeout: 60_000 }

const host = await openHost(origin)
const path = await host.addEvent()
const { eventTypes } = await host.call('GET /event-types')
const event = eventTypes.find(({ slug }) => path.endsWith(slug))!
const video = await addOwnVideo(host)
const params = { id: video.id }
const address = `${origin}/video_embed/${video.id}`

const player = (page: Page) => page.locator('video')
const secondOf = async (page: Page) =>
  player(page).evaluate((element) => (element as HTMLVideoElement).currentTime)
const isPaused = async (page: Page) =>
  player(page).evaluate((element) => (element as HTMLVideoElement).paused)
const change = async (body: object) => host.call('PATCH /videos/:id', { params, body })

test(
  'nothing of the video is loaded before it is pressed; keys, speed and captions do what they say',
  LATE,
  async () => {
    const captions = { label: 'English', text: 'WEBVTT\n\n00:00.000 --> 00:20.000\nHello there\n' }
    await host.call('PUT /videos/:id/captions/:language', {
      params: { ...params, language: 'en' },
      body: captions,
    })
    const asked: string[] = []
    const page = await browser.open(address, undefined, async (opened) => {
      opened.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await Promise.resolve()
    })
    await isDrawn(page)
    await page.evaluate(() => fetch('/robots.txt'))
    expect(asked).toContain('/robots.txt')
    expect(asked.filter((file) => file.endsWith('.mp4'))).toEqual([])

    await page.keyboard.press('k')
    await expect.poll(async () => secondOf(page)).toBeGreaterThan(0)
    await page.keyboard.press(' ')
    expect(await isPaused(page)).toBe(true)
    const before = await secondOf(page)
    await page.keyboard.press('l')
    await expect.poll(async () => secondOf(page)).toBeGreaterThan(before + 9)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => secondOf(page)).toBeLessThan(before + 9)
    await page.keyboard.press('m')
    expect(await player(page).evaluate((element) => (element as HTMLVideoElement).muted)).toBe(true)

    await page.getByLabel('Speed').selectOption('1.5')
    expect(await player(page).evaluate((element) => (element as HTMLVideoElement).playbackRate)).toBe(1.5)

    const words = await player(page).evaluate(async (element) => {
      const [track] = (element as HTMLVideoElement).textTracks
      track!.mode = 'showing'
      while (!track!.cues?.length) await new Promise((resolve) => setTimeout(resolve, 50))
      return (track!.cues[0] as VTTCue).text
    })
    expect(words).toBe('Hello there')
  },
)

test('a video goes on where it was left', LATE, async () => {
  const page = await browser.open(address)
  await page.keyboard.press('k')
  await expect.poll(async () => secondOf(page)).toBeGreaterThan(0)
  await page.keyboard.press('l')
  await expect.poll(async () => secondOf(page)).toBeGreaterThan(10.5)
  await page.keyboard.press('k')
  await page.reload()
  await page.keyboard.press('k')
  await expect.poll(async () => secondOf(page)).toBeGreaterThan(10)
})

test('a cue opens the booking over the video, which waits', LATE, async () => {
  await change({ cues: [{ kind: 'book', from: 0, until: null, text: 'Book a time', eventTypeId: event.id }] })
  const page = await browser.open(address, { reducedMotion: 'reduce' })
  await page.keyboard.press('k')
  await expect.poll(async () => isPaused(page)).toBe(false)
  await page.getByRole('link', { name: 'Book a time' }).click()
  expect(await isPaused(page)).toBe(true)
  const booking = page.frameLocator('dialog iframe')
  await booking.getByRole('heading', { name: 'Call' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close' }).waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await change({ cues: [] })
})

// Chromium’s, in pixels.
const CONTROLS = 72

const boxesOf = async (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) => found.map((each) => each.getBoundingClientRect()))

function isOver(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

test(
  'buttons of the same second stand beside each other, over the picture and off the controls',
  LATE,
  async () => {
    const texts = [
      'Book a time',
      'See the prices of every plan, and what each one has for a team like yours',
      'Docs',
    ]
    await change({
      cues: texts.map((text) => ({
        kind: 'link',
        from: 0,
        until: null,
        text,
        url: 'https://client.example/',
      })),
    })
    const page = await browser.open(address)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const [[picture], [shown], buttons] = await Promise.all([
        boxesOf(page, 'video'),
        boxesOf(page, '.cues'),
        boxesOf(page, '.cue'),
      ])
      const covered = buttons.filter((one, index) =>
        buttons.slice(index + 1).some((other) => isOver(one, other)),
      )
      expect(covered).toEqual([])
      expect(shown!.top).toBeGreaterThanOrEqual(picture!.top)
      expect(shown!.right).toBeLessThanOrEqual(picture!.right)
      expect(shown!.bottom).toBeLessThanOrEqual(picture!.bottom - CONTROLS)
    }
    await change({ cues: [] })
  },
)

test.each([
  ['by key', async (page: Page) => page.keyboard.press('f')],
  [
    'by its button and a key alone',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Full screen' }).focus()
      await page.keyboard.press('Enter')
    },
  ],
  ['by a click', async (page: Page) => page.getByRole('button', { name: 'Full screen' }).click()],
])('full screen %s has the buttons and the booking', LATE, async (_how, toggle) => {
  await change({ cues: [{ kind: 'book', from: 0, until: null, text: 'Book a time', eventTypeId: event.id }] })
  const page = await browser.open(address)
  const full = () => page.evaluate(() => document.fullscreenElement?.classList.contains('stage') ?? false)
  await toggle(page)
  await expect.poll(full).toBe(true)
  expect(await page.getByRole('button', { name: 'Full screen', pressed: true }).count()).toBe(1)
  const height = await page.evaluate(() => innerHeight)
  await expect.poll(async () => (await player(page).boundingBox())?.height).toBe(height)
  await page.getByRole('link', { name: 'Book a time' }).click()
  await page.frameLocator('dialog iframe').getByRole('heading', { name: 'Call' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await full()).toBe(true)
  await toggle(page)
  await expect.poll(full).toBe(false)
  await change({ cues: [] })
})

test(
  'a file that does not load says why, and goes on at its second when it is tried again',
  LATE,
  async () => {
    let isGone = true
    const page = await browser.open(`${address}?t=10`, undefined, async (opened) => {
      await opened.route(/\/media\/.*mp4/, async (route) =>
        isGone ? route.fulfill({ status: 403 }) : route.continue(),
      )
    })
    await player(page).hover()
    const alert = page.getByRole('alert')
    await alert.getByText('We couldn’t load this video.').waitFor()
    expect(await alert.innerText()).not.toContain('connection')
    isGone = false
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => secondOf(page)).toBeGreaterThan(10)
    expect(await isPaused(page)).toBe(false)
    await alert.waitFor({ state: 'hidden' })
  },
)

test('full screen says that the video does not load', LATE, async () => {
  const page = await browser.open(address, undefined, async (opened) => {
    await opened.route(/\/media\/.*mp4/, async (route) => route.fulfill({ status: 403 }))
  })
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className.trim())).toBe('stage')
  await player(page).hover()
  const alert = page.getByRole('alert')
  await alert.getByText('We couldn’t load this video.').waitFor()
  // What is outside of the element on the top layer is covered by it.
  const isOnTop = await alert.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + 14, y + 10))
  })
  expect(isOnTop).toBe(true)
})

test('a file is tried again in a frame that is sandboxed without an origin', LATE, async () => {
  let isGone = true
  // A page without an address may not show one of this machine.
  const page = await browser.open(`${site}/`, undefined, async (opened) => {
    await opened.route(/\/media\/.*mp4/, async (route) =>
      isGone ? route.fulfill({ status: 403 }) : route.continue(),
    )
  })
  await page.setContent(
    `<iframe sandbox="allow-scripts" width="900" height="700" src="${address}?t=10"></iframe>`,
  )
  const frame = page.frameLocator('iframe')
  await frame.locator('video').hover()
  const alert = frame.getByRole('alert')
  await alert.getByText('We couldn’t load this video.').waitFor()
  isGone = false
  await alert.getByRole('button', { name: 'Try again' }).click()
  await alert.waitFor({ state: 'hidden' })
  // Its script runs.
  await frame.getByLabel('Speed').waitFor()
  // The pointer is over it already.
  await frame.locator('video').focus()
  await expect
    .poll(() => frame.locator('video').evaluate((element) => (element as HTMLVideoElement).currentTime))
    .toBe(10)
})

// Not headless: robots are counted apart.
const VISITOR = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }

const SPEAKS = {
  youtube: `addEventListener('message', ({ data, source }) => {
      if (JSON.parse(data).event !== 'listening') return
      const info = { duration: 8.4, playerState: 1 }
      setInterval(() => source.postMessage(JSON.stringify({ event: 'infoDelivery', info: { ...info, currentTime: at() } }), '*'), 250)
    }, { once: true })`,
  vimeo: `addEventListener('message', ({ data, source }) => {
      const { method, value } = JSON.parse(data)
      if (method !== 'addEventListener') return
      setInterval(() => source.postMessage({ event: value, data: { duration: 8.4, seconds: at() } }, '*'), 250)
    }, { once: true })`,
}

test.each([
  ['youtube', 'https://youtu.be/dQw4w9WgXcQ'],
  ['vimeo', 'https://vimeo.com/123456789'],
] as const)(
  'a player of %s is asked what it plays once it is pressed, and that is counted',
  LATE,
  async (source, url) => {
    const linked = await host.call('POST /videos/links', { body: { url } })
    const asked: string[] = []
    const page = await browser.open(linked.page, VISITOR, async (opened) => {
      // A person sits there.
      await opened.addInitScript("Object.defineProperty(navigator, 'webdriver', { get: () => false })")
      await opened.route(/www\.youtube-nocookie\.com|player\.vimeo\.com/, async (route) => {
        asked.push(route.request().url())
        const began = 'const began = Date.now(); const at = () => Math.min(8.4, (Date.now() - began) / 1000)'
        await route.fulfill({
          contentType: 'text/html',
          body: `<title>Player</title><script>${began}\n${SPEAKS[source]}</script>`,
        })
      })
    })
    await page.getByRole('link', { name: 'Play' }).waitFor()
    expect(asked).toEqual([])
    await page.getByRole('link', { name: 'Play' }).click()
    const watched = () => host.call('GET /videos/:id/figures', { params: { id: linked.id } })
    await expect.poll(async () => (await watched()).secondsWatched, { timeout: 40_000 }).toBeGreaterThan(4)
    const { played, quarters, curve } = await watched()
    expect([played, quarters[1], curve.length]).toEqual([1, 1, 9])
    expect(asked).toHaveLength(1)
  },
)

test('a password opens it, its end closes it, and nobody sees a private one', LATE, async () => {
  await change({ privacy: 'password', password: 'open sesame' })
  const page = await browser.open(address)
  expect(await player(page).count()).toBe(0)
  await page.getByLabel('Password').fill('wrong word')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('password')
  await page.getByLabel('Password').fill('open sesame')
  await page.keyboard.press('Enter')
  await player(page).waitFor()

  await change({ privacy: 'link', until: new Date(Date.now() - 1_000).toISOString() })
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await player(page).count()).toBe(0)
  await change({ privacy: 'private', until: null })
  await page.goto(address)
  expect(await player(page).count()).toBe(0)
  await change({ privacy: 'link' })
})
