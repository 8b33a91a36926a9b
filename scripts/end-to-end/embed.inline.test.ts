import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { WHOLE_CHROMIUM_IN_TESTS } from '../chromium.ts'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import { bookingOf } from './host-api.ts'
import { eventsOf, fillIn, seenBy, slotsIn, watchHostPage } from './host-page.ts'
import { origin, site } from './product.ts'

// Paint timing is checked in the browser that visitors have.
const browser = useBrowser(WHOLE_CHROMIUM_IN_TESTS)

const BROUGHT = '?name=Robin+Park&email=robin%40park.example&utm_source=newsletter&gclid=Cj0&page_id=7'

for (const example of ['inline.html', 'inline-div.html'])
  test(`from ${example} to the booking: the site is told once, nothing jumps, prefill and campaign arrive`, async () => {
    const email = `${crypto.randomUUID()}@park.example`
    const page = await browser.open(
      `${site}/${example}${BROUGHT}`,
      { timezoneId: 'Europe/Berlin' },
      watchHostPage,
    )
    const frame = page.frameLocator('iframe')
    await expect
      .poll(async () => (await eventsOf(page, 'ready'))[0]?.detail)
      .toMatchObject({ owner: 'demo', event: '30min' })

    await slotsIn(frame).first().click()
    expect(await frame.getByLabel('Name').inputValue()).toBe('Robin Park')
    expect(await frame.getByLabel('Email', { exact: true }).inputValue()).toBe('robin@park.example')
    await fillIn(frame, { name: 'Robin Park', email })

    await expect.poll(async () => (await eventsOf(page, 'booked')).length).toBe(1)
    const [booked] = await eventsOf(page, 'booked')
    const booking = await bookingOf(origin, email)
    expect(booked?.detail).toMatchObject({
      bookingId: booking?.id,
      start: booking?.start,
      end: booking?.end,
      owner: 'demo',
      event: '30min',
    })
    expect(JSON.stringify(booked?.detail)).not.toContain('park.example')
    expect(booking?.tracking).toEqual({ utm_source: 'newsletter', gclid: 'Cj0' })
    expect(await eventsOf(page, 'slot-selected')).toHaveLength(1)
    expect((await seenBy(page)).shift).toBeLessThan(0.01)
  })

test('the frame is as high as its content, without a scroll bar of its own', async () => {
  const page = await browser.open(
    `${site}/inline.html`,
    { viewport: { width: 1280, height: 900 } },
    watchHostPage,
  )
  const frame = page.locator('iframe')
  const heights: number[] = []
  for (const width of [1280, 768, 375, 320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // Content shorter than its frame has no scroll bar either, so compare both heights once the new width has
    // arrived.
    await expect
      .poll(async () => {
        const box = (await frame.boundingBox())!
        const inside = await page.frames()[1]!.evaluate(() => ({
          width: innerWidth,
          height: document.getElementById('app')!.getBoundingClientRect().height,
          hidden: document.documentElement.scrollHeight - innerHeight,
        }))
        return {
          isNew: Math.abs(inside.width - box.width) < 1,
          hidden: inside.hidden,
          spare: box.height - Math.max(640, Math.ceil(inside.height)),
        }
      })
      .toEqual({ isNew: true, hidden: 0, spare: 0 })
    heights.push((await frame.boundingBox())!.height)
  }
  expect(heights[0]).toBeGreaterThanOrEqual(640)
  expect(heights[3]).toBeGreaterThan(heights[0]!)
  expect(heights[4]).toBe(heights[0])
  expect((await eventsOf(page, 'resized')).length).toBeGreaterThan(1)
})

test('a hidden container gets its height when it is shown', async () => {
  const page = await browser.open(
    `${site}/inline-div.html`,
    { viewport: { width: 375, height: 800 } },
    async (opened) => {
      await opened.addInitScript(() => {
        const style = new CSSStyleSheet()
        style.replaceSync('[data-schedule]{display:none}')
        document.adoptedStyleSheets = [style]
      })
    },
  )
  await page.frameLocator('iframe').locator('body').waitFor({ state: 'attached' })
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  await expect.poll(async () => (await page.locator('iframe').boundingBox())!.height).toBeGreaterThan(700)
})

async function block(page: Page): Promise<void> {
  await page.route('**/scheduling.js', async (route) => route.abort())
}

test('where the script is blocked, frame and link work', async () => {
  const inline = await browser.open(`${site}/inline.html`, {}, block)
  await slotsIn(inline.frameLocator('iframe')).first().click()
  await inline.frameLocator('iframe').getByLabel('Name').waitFor()

  const container = await browser.open(`${site}/inline-div.html`, {}, block)
  await container.getByRole('link', { name: 'Book a time' }).click()
  await container.waitForURL(`${origin}/demo/30min`)

  const popup = await browser.open(`${site}/popup-text.html`, {}, block)
  await popup.getByRole('link', { name: 'Schedule time with me' }).click()
  await popup.waitForURL(`${origin}/demo/30min`)
})

test('a frame whose address does not say that it is one can be booked in, and the booking moved', async () => {
  const address = await serveChanged(`${site}/plain-iframe.html`, (html) =>
    html.replace(/\?embed=inline[^"]*/, ''),
  )
  const page = await browser.open(address)
  const frame = page.frameLocator('iframe')
  await slotsIn(frame).first().click()
  await fillIn(frame, { name: 'Fay Framed', email: 'fay@framed.example' })
  await frame.getByRole('link', { name: 'Reschedule' }).click()
  await slotsIn(frame).last().click()
  await frame.getByRole('button', { name: 'Reschedule meeting' }).click()
  await frame.getByRole('heading', { name: 'You have a new time' }).waitFor()
  expect(page.url()).toBe(address)
})

test('the plain frame and the plain link need no script', async () => {
  const page = await browser.open(`${site}/plain-iframe.html`)
  await slotsIn(page.frameLocator('iframe')).first().click()
  await fillIn(page.frameLocator('iframe'), { name: 'Pat Plain', email: 'pat@plain.example' })
  expect(await bookingOf(origin, 'pat@plain.example')).toBeDefined()

  await page.goto(`${site}/link.html`)
  await page.getByRole('link', { name: 'Book a time' }).click()
  await page.waitForURL(`${origin}/demo/30min`)
})
