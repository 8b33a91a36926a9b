import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { addOwnVideo } from './own-video.ts'
import { origin, site } from './product.ts'

const browser = useBrowser()
const LATE = { timeout: 60_000 }

const host = await openHost(origin)
const path = await host.addEvent()
const video = await addOwnVideo(host)

/** A site of somebody else with this code in a place that is as wide as its content. */
async function siteWith(code: string): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><title>Site</title><div style="display:flex;justify-content:center"><div>${code}</div></div>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://localhost:${(server.address() as AddressInfo).port}/`
}

test('a stranger makes the code of a video with a booking, and it works on their site', LATE, async () => {
  const tool = await browser.open(`${origin}/create-video-embed`)
  await tool.getByLabel('Video', { exact: false }).first().fill(video.page)
  await tool.getByText('Book a time', { exact: true }).click()
  await tool.getByLabel('Booking page').fill(`${origin}/${path}`)
  await tool.getByRole('button', { name: 'Copy code' }).waitFor()
  await tool.frameLocator('iframe').getByRole('link', { name: 'Book a time' }).waitFor(LATE)
  const code = (await tool.locator('code, pre').first().textContent()) ?? ''
  expect(code).toContain(`/video_embed/${video.id}?call_text=`)

  const page = await browser.open(await siteWith(code))
  const box = await page.locator('iframe').boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(300)
  const frame = page.frameLocator('iframe')
  const link = frame.getByRole('link', { name: 'Book a time' })
  // The frame has no room for a booking, so it opens in a tab.
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await tab.waitForURL(`${origin}/${path}`)
})

test(
  'a video at YouTube needs no account, and nothing of it is loaded before it is pressed',
  LATE,
  async () => {
    const asked: string[] = []
    const query = new URLSearchParams({ call_text: 'Book', book: path, button_color: '#0F766E' }).toString()
    const frame = `<iframe src="${origin}/video_embed/youtube-dQw4w9WgXcQ?${query}" width="900" height="700"></iframe>`
    const page = await browser.open(
      await siteWith(frame),
      { viewport: { width: 1000, height: 800 } },
      async (opened) => {
        opened.on('request', (request) => asked.push(new URL(request.url()).hostname))
        await opened.route(/www\.youtube-nocookie\.com/, (route) =>
          route.fulfill({ body: '<title>Player</title>' }),
        )
      },
    )
    const shown = page.frameLocator('iframe')
    await shown.getByRole('link', { name: 'Book' }).click()
    await shown.frameLocator('dialog iframe').getByRole('heading', { name: 'Call' }).waitFor()
    await shown.getByRole('button', { name: 'Close' }).click()
    expect(asked.filter((hostname) => hostname !== 'localhost')).toEqual([])
    await shown.getByRole('link', { name: 'Play' }).click()
    await expect.poll(() => asked.filter((hostname) => hostname.includes('youtube'))).not.toEqual([])
  },
)

test('the example page shows a video on another origin, and a booking opens over it', LATE, async () => {
  const asked: string[] = []
  const page = await browser.open(
    `${site}/video.html`,
    { viewport: { width: 1_200, height: 900 } },
    async (opened) => {
      opened.on('request', (request) => asked.push(new URL(request.url()).hostname))
      await Promise.resolve()
    },
  )
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: 'Play' }).waitFor(LATE)
  const box = await page.locator('iframe').boundingBox()
  expect(box?.height).toBeCloseTo(((box?.width ?? 0) * 9) / 16 + 128, 0)
  await frame.getByRole('link', { name: 'Book a time' }).click()
  await frame.frameLocator('dialog iframe').getByRole('heading', { level: 1 }).first().waitFor(LATE)
  expect(new Set(asked)).toEqual(new Set(['localhost']))
})

test('an address alone says nothing in our name', LATE, async () => {
  const page = await browser.open(
    `${origin}/video_embed/${video.id}?call_text=Win&call_url=https://evil.example`,
  )
  await page.locator('video').waitFor()
  expect(await page.getByText('Win').count()).toBe(0)
})
