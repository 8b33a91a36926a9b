import type { FrameLocator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { settle } from './host-page.ts'
import { origin, site } from './product.ts'

const browser = useBrowser()

/** What part of the menu is off the screen, and how far the page moved when it opened. */
async function openMenu(page: Page, place: Page | FrameLocator) {
  const button = place.getByRole('button', { name: /^Time zone/ })
  await place.locator('[data-live]').waitFor({ state: 'attached' })
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await settle(page)
  const scrolled = () => page.evaluate(() => [scrollX, scrollY])
  const before = await scrolled()
  await button.press('Enter')
  const search = place.getByRole('combobox')
  await search.waitFor()
  await expect.poll(() => search.evaluate((element) => element === document.activeElement)).toBe(true)
  const box = (await place.getByRole('dialog').boundingBox())!
  const screen = page.viewportSize()!
  return {
    moved: (await scrolled()).map((now, axis) => now - before[axis]!),
    outside: [box.x, box.y, screen.width - box.x - box.width, screen.height - box.y - box.height].filter(
      (room) => room < 0,
    ),
    height: box.height,
  }
}

const SIZES = [
  ['on a desk', { width: 1280, height: 800 }],
  ['on a phone', { width: 375, height: 667 }],
  ['on a phone that lies', { width: 667, height: 375 }],
  ['at 400 % zoom', { width: 320, height: 256 }],
] as const

test.each(SIZES)('%s the menu of zones opens on the screen, and nothing moves', async (_where, viewport) => {
  const page = await browser.open(`${origin}/demo/30min`, { viewport })
  const { moved, outside, height } = await openMenu(page, page)
  expect({ moved, outside }).toEqual({ moved: [0, 0], outside: [] })
  expect(height).toBeGreaterThan(150)
})

test.each(SIZES)('%s the same in a frame that is as high as its content', async (_where, viewport) => {
  const page = await browser.open(`${site}/inline.html`, { viewport })
  const { moved, outside, height } = await openMenu(page, page.frameLocator('iframe'))
  expect({ moved, outside }).toEqual({ moved: [0, 0], outside: [] })
  expect(height).toBeGreaterThan(150)
})

test('a zone is found by an abbreviation, said apart from others that share it, and taken by key', async () => {
  const page = await browser.open(`${origin}/demo/30min`)
  await openMenu(page, page)
  await page.keyboard.type('IST')
  const options = page.getByRole('option')
  await expect.poll(() => options.first().innerText()).toMatch(/Kolkata\s+India Standard Time/)
  expect(await options.nth(1).innerText()).toMatch(/Jerusalem\s+Israel Time/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Time zone: Jerusalem/ }).waitFor()
  expect(new URL(page.url()).searchParams.get('timezone')).toBe('Asia/Jerusalem')
})
