import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { WHOLE_CHROMIUM_IN_TESTS } from '../chromium.ts'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import { isAsHighAsItsContent, slotsIn } from './host-page.ts'
import { site } from './product.ts'

// With scroll bars that take room, as on most desktops.
const browser = useBrowser({ ...WHOLE_CHROMIUM_IN_TESTS, ignoreDefaultArgs: ['--hide-scrollbars'] })

const EXAMPLES = ['inline.html', 'inline-div.html']

async function openColumn(example: string, width: number): Promise<Page> {
  const address = await serveChanged(`${site}/${example}`, (html) =>
    html.replace('<body>', `<body style="max-width:none"><div id="column" style="width:${width}px">`),
  )
  const page = await browser.open(address, { viewport: { width: 1280, height: 900 } })
  await page.frameLocator('iframe').locator('[data-live]').waitFor({ state: 'attached' })
  await expect.poll(() => isAsHighAsItsContent(page)).toBe(true)
  return page
}

const inside = async (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('html')
    .evaluate((root) => ({
      bar: innerWidth - root.clientWidth,
      below: root.scrollHeight - innerHeight,
      beside: root.scrollWidth - innerWidth,
    }))

test.each(EXAMPLES)(
  'a column that widens over the width of another layout gets no bar: %s',
  async (example) => {
    const page = await openColumn(example, 600)
    for (const width of [622, 610, 630, 619, 634, 1000, 620]) {
      await page.locator('#column').evaluate((column, to) => (column.style.width = `${to}px`), width)
      await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBe(width)
      await expect.poll(() => inside(page)).toEqual({ bar: 0, below: 0, beside: 0 })
      await expect.poll(() => isAsHighAsItsContent(page)).toBe(true)
    }
  },
)

test.each([200, 240])('a column of %i px holds every step', async (width) => {
  const page = await openColumn('inline.html', width)
  const frame = page.frameLocator('iframe')
  expect((await inside(page)).beside).toBe(0)
  await slotsIn(frame).first().click()
  await frame.getByLabel('Name').fill('Nora Narrow')
  await frame.getByLabel('Email', { exact: true }).fill(`${crypto.randomUUID()}@narrow.example`)
  expect((await inside(page)).beside).toBe(0)
  await frame.getByRole('button', { name: 'Confirm booking' }).click()
  await frame.getByRole('heading', { name: 'You are booked' }).waitFor()
  expect((await inside(page)).beside).toBe(0)
})

const HEAD = '<header style="position:fixed;inset:0 0 auto;height:100px;background:#eee">Head</header>'

test.each([
  ['on a phone, from a time low in the page', { width: 375, height: 667 }, 'last'],
  ['on a desktop, from below the head', { width: 1280, height: 900 }, 'first'],
] as const)(
  'day and time of what was picked are in view below a fixed head: %s',
  async (_, viewport, which) => {
    const address = await serveChanged(`${site}/inline.html`, (html) =>
      html.replace('<body>', `<body>${HEAD}`).replace('</body>', '<p style="height:2000px">Long</p></body>'),
    )
    const page = await browser.open(address, { viewport })
    const frame = page.frameLocator('iframe')
    await frame.locator('[data-live]').waitFor({ state: 'attached' })
    // An opened menu would cover the head.
    await page
      .locator('iframe')
      .evaluate((drawn) => scrollTo(0, drawn.getBoundingClientRect().top + scrollY - 20))
    await slotsIn(frame)[which]().click()
    const form = frame.getByRole('heading', { name: 'Your details' })
    await form.waitFor()
    for (const part of [form, frame.locator('time').first()])
      await expect
        .poll(async () => {
          const box = (await part.boundingBox())!
          return box.y >= 100 && box.y + box.height <= viewport.height
        })
        .toBe(true)
  },
)

test('of this month no week is shown that is over, and on a phone its times are on the first screen', async () => {
  const page = await browser.open(`${site}/inline.html`, { viewport: { width: 375, height: 667 } })
  const frame = page.frameLocator('iframe')
  await frame.locator('[data-live]').waitFor({ state: 'attached' })
  const weeks = frame.locator('tbody tr')
  const shown = async () =>
    weeks.evaluateAll((rows) => rows.filter((row) => row.getClientRects().length > 0).length)
  const last = async () =>
    weeks.evaluateAll((rows) => rows.at(0)!.querySelectorAll('a').item(6).getAttribute('data-date'))
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now())
  // If a month has no more free times, the next one is shown.
  expect((await last())! >= today).toBe(true)
  const folded = await shown()
  const times =
    (await slotsIn(frame).first().boundingBox())!.y - (await page.locator('iframe').boundingBox())!.y
  // Each week is 50 px high, with six weeks at most.
  expect(times - folded * 50).toBeLessThan(400)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect.poll(shown).toBe(6)
})
