import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { useBrowser } from '../end-to-end/browser.ts'
import { bookingOf } from '../end-to-end/host-api.ts'
import { eventsOf, fillIn, seenBy, slotsIn, watchHostPage } from '../end-to-end/host-page.ts'
import { htmlOf, publish } from './content.ts'

// What visitors see on pages of a real WordPress, with the shortcode and with the block.

const origin = inject('origin')
const browser = useBrowser()

const SHORTCODE = (kind: string, options = '') => `[scheduling url="demo/30min" kind="${kind}" ${options}]`
const BLOCK = (kind: string, options = {}) =>
  `<!-- wp:scheduling/booking ${JSON.stringify({ url: 'demo/30min', kind, ...options })} /-->`

const innerScroll = async (page: Page) =>
  page.frames()[1]!.evaluate(() => document.documentElement.scrollHeight - innerHeight)

for (const [name, content] of [
  ['shortcode', SHORTCODE('inline', 'utm_source="blog" text_color="#112233"')],
  ['block', BLOCK('inline', { utm_source: 'blog', text_color: '#112233' })],
])
  test(`inline, by ${name}: from free times to the booking, as high as its content, the page is told once`, async () => {
    const email = `${crypto.randomUUID()}@park.example`
    const page = await browser.open(
      `${await publish(content!)}?name=Robin+Park&email=${email}&utm_source=newsletter`,
      {},
      watchHostPage,
    )
    const frame = page.frameLocator('iframe')
    await expect.poll(async () => (await eventsOf(page, 'ready')).length).toBe(1)
    await expect.poll(async () => innerScroll(page)).toBe(0)

    await slotsIn(frame).first().click()
    expect(await frame.getByLabel('Name').inputValue()).toBe('Robin Park')
    await fillIn(frame, { name: 'Robin Park', email })
    await expect.poll(async () => (await eventsOf(page, 'booked')).length).toBe(1)
    expect((await bookingOf(origin, email))?.tracking).toEqual({ utm_source: 'blog' })
    expect((await seenBy(page)).shift).toBeLessThan(0.01)
  })

for (const [name, content] of [
  ['shortcode', SHORTCODE('text', 'link_text="Book &amp; meet" close_label="Shut"')],
  ['block', BLOCK('text', { link_text: 'Book & meet', close_label: 'Shut' })],
])
  test(`text, by ${name}: a link opens the booking page over the site's`, async () => {
    const page = await browser.open(await publish(`Come in: ${content}`))
    await page.waitForFunction(() => 'scheduleWidget' in window)
    await page.getByRole('link', { name: 'Book & meet' }).click()
    await slotsIn(page.frameLocator('dialog iframe')).first().waitFor()
    await page.getByRole('button', { name: 'Shut' }).click()
    await expect.poll(async () => page.getByRole('dialog').count()).toBe(0)
  })

for (const [name, content] of [
  ['shortcode', SHORTCODE('popup', 'button_text="Meet us" button_background_color="#0F766E"')],
  ['block', BLOCK('popup', { button_text: 'Meet us', button_background_color: '#0F766E' })],
])
  test(`popup, by ${name}: a button in the corner opens the booking page over the site's`, async () => {
    const page = await browser.open(await publish(content!))
    const button = page.getByRole('button', { name: 'Meet us' })
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(15, 118, 110)',
    )
    await button.click()
    await slotsIn(page.frameLocator('dialog iframe')).first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(async () => page.getByRole('dialog').count()).toBe(0)
  })

test('three embeds on a page share one script, which is asynchronous; a page without an embed has none', async () => {
  const html = await htmlOf(`${SHORTCODE('inline')} ${SHORTCODE('text')} ${SHORTCODE('popup')}`)
  const scripts = html.match(/<script[^>]*external\/scheduling\.js[^>]*>/g)
  expect(scripts).toHaveLength(1)
  expect(scripts![0]).toMatch(/\sasync[\s>]/)
  expect(scripts![0]).toContain(`data-widget="${origin}/demo/30min"`)
  expect(await htmlOf('Nothing to book here.')).not.toContain('scheduling.js')
})

test('what is not said comes from the settings', async () => {
  const page = await browser.open(await publish('[scheduling]'))
  await slotsIn(page.frameLocator('iframe')).first().waitFor()
  expect(page.frames()[1]!.url()).toMatch(new RegExp(`^${origin}/demo/30min[?]`))
})

test('without scripts every kind still leads to the booking page', async () => {
  const options = { javaScriptEnabled: false }
  const inline = await browser.open(await publish(SHORTCODE('inline')), options)
  await slotsIn(inline.frameLocator('iframe')).first().waitFor()

  for (const [kind, words] of [
    ['text', 'Schedule time with me'],
    ['popup', 'Booking'],
  ] as const) {
    const page = await browser.open(await publish(SHORTCODE(kind, 'hide_event_details')), options)
    await page.getByRole('link', { name: words }).click()
    await page.waitForURL(`${origin}/demo/30min?hide_event_details=1`)
  }
})

test('a reader of the feed gets a link', async () => {
  await publish(SHORTCODE('inline', 'link_text="From the feed"'))
  const feed = await (await fetch(`${inject('wordpress')}/?feed=rss2`)).text()
  const item = feed.split('<item>').find((text) => text.includes('From the feed'))
  expect(item).toContain(`<a href="${origin}/demo/30min">From the feed</a>`)
  expect(item).not.toContain('<iframe')
})
