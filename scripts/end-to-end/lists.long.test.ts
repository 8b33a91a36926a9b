import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { origin } from './product.ts'
import { signedInAs } from './signed-in.ts'

const browser = useBrowser()

let host: TestHost
beforeAll(async () => {
  host = await openHost(origin)
  await host.addEvent()
})

const SIZES = [
  [1440, 900],
  [768, 1024],
  [375, 812],
  // A phone on its side, or with its keyboard open.
  [375, 400],
] as const

const ROOMS = ['/', '/availability', '/organization/forms/new']

const FIELDS =
  '[role="combobox"]:visible, button[aria-haspopup="menu"]:visible, button[aria-haspopup="dialog"]:visible'
const LISTS = '[data-position]:visible:has([role="option"], [role="menuitem"], button)'
// One list of each kind is enough of a week's.
const FIELDS_TRIED = 4

test.each(SIZES)('at %i × %i px every list of a room fits the screen', async (width, height) => {
  const page = await browser.open(origin, { viewport: { width, height } }, signedInAs(host))
  const outside: string[] = []
  let tried = 0
  for (const room of ROOMS) {
    await page.goto(`${origin}${room}`)
    const fields = page.getByRole('main').locator(FIELDS)
    await fields.first().waitFor()
    for (let at = 0; at < Math.min(await fields.count(), FIELDS_TRIED); at++) {
      await fields.nth(at).click()
      const where = await placeOfList(page)
      if (where.top < 0 || where.bottom > height || where.left < 0 || where.right > width)
        outside.push(`${room}, list ${at}: ${JSON.stringify(where)}`)
      tried++
      await page.keyboard.press('Escape')
      await page.locator(LISTS).waitFor({ state: 'hidden' })
    }
  }
  expect(outside).toEqual([])
  expect(tried).toBeGreaterThan(ROOMS.length)
})

async function placeOfList(page: Page) {
  const list = page.locator(LISTS).last()
  await list.waitFor()
  const place = async () => {
    const box = await list.boundingBox()
    return JSON.stringify(box)
  }
  // It has its place once it does not move any more.
  await expect.poll(async () => (await place()) === (await place())).toBe(true)
  return list.evaluate((drawn) => {
    const { top, bottom, left, right } = drawn.getBoundingClientRect()
    return { top, bottom, left, right }
  })
}
