import { expect, test } from 'vitest'
import { WHOLE_CHROMIUM_IN_TESTS } from '../chromium.ts'
import { useBrowser } from './browser.ts'
import { holdUntilPainted, seenBy, settle, watchHostPage } from './host-page.ts'
import { origin } from './product.ts'

// Paint timing is checked in the browser that visitors have.
const browser = useBrowser(WHOLE_CHROMIUM_IN_TESTS)

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 375, height: 667 },
]

test.each(SIZES)('nothing of the booking page jumps while its script comes late: %o', async (viewport) => {
  const page = await browser.open('about:blank', { viewport, timezoneId: 'Asia/Kolkata' }, watchHostPage)
  await holdUntilPainted(page, '**/assets/booking-*.js')
  await page.goto(`${origin}/demo/30min`)
  await page.locator('[data-live]').waitFor({ state: 'attached' })
  await settle(page)
  expect(
    await page.evaluate(() => document.querySelectorAll('main a[href*="slot="]').length),
  ).toBeGreaterThan(0)
  expect((await seenBy(page)).shift).toBeLessThan(0.01)
})
