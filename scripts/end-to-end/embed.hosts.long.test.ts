import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { WHOLE_CHROMIUM_IN_TESTS } from '../chromium.ts'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import { openHost } from './host-api.ts'
import { colorAt } from './pixels.ts'
import {
  holdUntilPainted,
  eventsOf,
  fillIn,
  isAsHighAsItsContent,
  isDrawn,
  seenBy,
  settle,
  slotsIn,
  watchHostPage,
} from './host-page.ts'
import { origin, site } from './product.ts'

// Paint timing is checked in the browser that visitors have.
const browser = useBrowser(WHOLE_CHROMIUM_IN_TESTS)

const open = (example: string, options?: BrowserContextOptions) =>
  browser.open(`${site}/${example}`, options, watchHostPage)

const heightOf = async (page: Page, frame = 'iframe') => (await page.locator(frame).boundingBox())?.height

test('a strict policy with nonce, strict-dynamic and Trusted Types is kept, inline and in a popup', async () => {
  const page = await open('strict-policy.html')
  const inline = page.frameLocator('.booking iframe')
  await slotsIn(inline).first().click()
  await fillIn(inline, { name: 'Cara Strict', email: 'cara@strict.example' })
  await page.getByRole('link', { name: 'Schedule time with me' }).click()
  await slotsIn(page.frameLocator('dialog iframe')).first().click()
  await page.getByRole('button', { name: 'Close' }).click()
  expect((await seenBy(page)).violations).toEqual([])
})

test('style sheets that reach too far change nothing, and nobody stands on a popup', async () => {
  const page = await open('hostile-styles.html', { viewport: { width: 1280, height: 800 } })
  await slotsIn(page.frameLocator('div iframe')).first().waitFor()
  const inline = await page
    .locator('div iframe')
    .evaluate((frame: HTMLElement) => [
      frame.offsetWidth,
      frame.offsetHeight,
      frame.parentElement?.offsetWidth,
    ])
  expect(inline).toEqual([inline[2], 680, inline[2]])
  await page.getByRole('button', { name: 'Booking' }).click()
  expect(await page.locator('dialog iframe').boundingBox()).toMatchObject({ width: 1000, y: 48 })
  await slotsIn(page.frameLocator('dialog iframe')).first().click()
  const onTop = await page.evaluate(
    () => document.elementFromPoint(innerWidth - 60, 10)?.closest('dialog')?.open,
  )
  expect(onTop).toBe(true)
  await page.getByRole('button', { name: 'Close' }).click()
})

test('behind a tab it has its height as soon as it is shown', async () => {
  const page = await open('tabs.html', { viewport: { width: 375, height: 800 } })
  await page.frameLocator('iframe').locator('body').waitFor({ state: 'attached' })
  expect(await heightOf(page)).toBeUndefined()
  await page.getByRole('button', { name: 'Book' }).click()
  await expect.poll(() => isAsHighAsItsContent(page)).toBe(true)
})

test('three on one page keep their colors, also the one in a popup of the site', async () => {
  const page = await open('three-widgets.html')
  await expect.poll(async () => (await eventsOf(page, 'ready')).length).toBe(3)
  await page.getByRole('button', { name: 'Project review' }).click()
  await slotsIn(page.frameLocator('dialog iframe')).first().waitFor()
  const chosen = await Promise.all(
    [0, 1, 2].map(async (which) =>
      page
        .frameLocator(`.booking >> nth=${which} >> iframe`)
        .locator('[aria-selected="true"] > a')
        .evaluate((day) => getComputedStyle(day).backgroundColor),
    ),
  )
  expect(chosen).toEqual(['rgb(180, 35, 24)', 'rgb(6, 118, 71)', 'rgb(105, 65, 198)'])
  expect(await heightOf(page, 'dialog iframe')).toBeGreaterThanOrEqual(640)
})

test('below the fold it has its height before anybody scrolls there', async () => {
  const page = await open('three-widgets.html', { viewport: { width: 390, height: 800 } })
  await expect.poll(() => isAsHighAsItsContent(page, '.booking >> nth=1 >> iframe')).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('through a tag manager, before its containers and once more as a module, it is there once', async () => {
  const page = await open('tag-manager.html')
  await slotsIn(page.frameLocator('.booking iframe')).first().waitFor()
  await page.getByRole('link', { name: 'Schedule time with me' }).click()
  await slotsIn(page.frameLocator('dialog iframe')).first().waitFor()
  expect(await page.locator('iframe').count()).toBe(2)
  await expect.poll(async () => (await eventsOf(page, 'ready')).length).toBe(2)
})

test('on a dark site there is no white box, before the booking page has come and after', async () => {
  const page = await open('link.html')
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route('**/demo/30min?**', async (route) => {
    asked.resolve()
    await held.promise
    await route.continue()
  })
  await page.goto(`${site}/dark.html`, { waitUntil: 'commit' })
  const frame = (await page.locator('iframe').boundingBox())!
  const corner = { x: frame.x + 8, y: frame.y + 8 }
  await asked.promise
  await isDrawn(page)
  expect(await colorAt(page, corner)).toEqual([17, 20, 24])
  held.resolve()
  await slotsIn(page.frameLocator('iframe')).first().waitFor()
  expect(await colorAt(page, corner)).toEqual([17, 20, 24])
})

test('on a site from right to left everything stands on its side', async () => {
  const page = await open('right-to-left.html', { viewport: { width: 1000, height: 800 } })
  const frame = page.frameLocator('.booking iframe')
  await slotsIn(frame).first().waitFor()
  expect(await frame.locator('html').getAttribute('dir')).toBe('rtl')
  const button = page.getByRole('button', { name: 'קביעת פגישה' })
  expect((await button.boundingBox())?.x).toBe(20)
  await button.click()
  await slotsIn(page.frameLocator('dialog iframe')).first().waitFor()
  expect((await page.getByRole('button', { name: 'Close' }).boundingBox())?.x).toBeLessThan(100)
})

function sides(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}

// How a browser lays out a 1280 px page when zoomed in.
test.each([
  ['at 320 px', { viewport: { width: 320, height: 640 } }],
  ['at 200 %', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
  ['at 400 %', { viewport: { width: 320, height: 200 }, deviceScaleFactor: 4 }],
])(
  '%s nothing stands out at the side, nothing scrolls inside, and a popup can be closed',
  async (_, options) => {
    const page = await open('index.html', options)
    const inner = page.frames()[1]!
    await page.locator('#book').scrollIntoViewIfNeeded()
    await slotsIn(page.frameLocator('.sheet iframe')).first().waitFor()
    await expect
      .poll(() => inner.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeLessThanOrEqual(0)
    expect(await page.evaluate(sides)).toBe(0)
    expect(await inner.evaluate(sides)).toBe(0)

    await page.locator('#top').getByRole('link', { name: 'Schedule time with me' }).click()
    const popup = page.frameLocator('dialog iframe')
    await slotsIn(popup).first().click()
    await popup.getByLabel('Name').waitFor()
    expect(await popup.locator('html').evaluate(sides)).toBe(0)
    await page.getByRole('button', { name: 'Close' }).click()
  },
)

const KINDS = [
  'inline.html',
  'inline-div.html',
  'plain-iframe.html',
  'strict-policy.html',
  'hostile-styles.html',
  'tag-manager.html',
  'dark.html',
  'right-to-left.html',
]

// Only sizes: an emulated phone counts as just touched, and shifts after a touch do not count.
const SIZES = {
  phone: { width: 375, height: 667 },
  'tall phone': { width: 412, height: 915 },
  desktop: { width: 1280, height: 1000 },
}

test.each(KINDS)('%s does not jump, on phones and on a desktop', async (kind) => {
  expect(await jumpsOf(`${site}/${kind}`)).toEqual([])
})

test('nor does a site with three booking pages that fill their room', async () => {
  const host = await openHost(origin)
  const event = await host.addEvent({ description: 'What we would talk about. '.repeat(16).trim() })
  const three = await serveChanged(`${site}/three-widgets.html`, (html) =>
    html.replaceAll(/demo\/(?:30min|15min|review)/g, event).replace('plain.css', `${site}/plain.css`),
  )
  expect(await jumpsOf(three, whereTheDayBegins())).toEqual([])
})

test('nor does a site whose style sheet comes after everything else', async () => {
  const page = await open('link.html')
  const sheet = Promise.withResolvers<void>()
  await page.route('**/plain.css', async (route) => {
    await sheet.promise
    await route.continue()
  })
  await page.goto(`${site}/right-to-left.html`, { waitUntil: 'commit' })
  await page.frameLocator('iframe').locator('[data-live]').waitFor({ state: 'attached' })
  sheet.resolve()
  await page.waitForLoadState()
  await settle(page)
  expect((await seenBy(page)).shifted).toEqual([])
})

/**
 * A zone where it is about three in the morning: a page with few times left is shorter than the height reserved
 * on phones.
 */
function whereTheDayBegins(): string {
  const west = ((new Date().getUTCHours() - 3 + 36) % 24) - 12
  return `Etc/GMT${west < 0 ? '' : '+'}${west}`
}

async function jumpsOf(kind: string, timezoneId?: string) {
  const sizes = Object.entries(SIZES)
  const shifts = await Promise.all(
    sizes.map(([size, viewport]) => shiftAt(kind, size, { viewport, ...(timezoneId && { timezoneId }) })),
  )
  return shifts.filter(({ shift }) => shift >= 0.01)
}

async function shiftAt(kind: string, size: string, options: BrowserContextOptions) {
  const page = await open('link.html', options)
  // What is below the embed is on the screen before the script and the booking page.
  await holdUntilPainted(page, /scheduling\.js|embed=inline/)
  await page.goto(kind)
  await page.frameLocator('iframe').first().locator('[data-live]').waitFor({ state: 'attached' })
  await settle(page)
  const { shift, shifted } = await seenBy(page)
  return { size, shift, shifted }
}
