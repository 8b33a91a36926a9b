import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { origin } from './product.ts'
import { signedInAs } from './signed-in.ts'

// With the reader's own colors instead of ours, an edge shows what is chosen.

const browser = useBrowser()
const FORCED = { forcedColors: 'active' } as const

const edgeOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).outlineStyle)

test('the chosen day and the chosen format stand out on the booking page', async () => {
  const page = await browser.open(`${origin}/demo/30min`, FORCED)
  await page.locator('[data-live]').first().waitFor({ state: 'attached' })
  expect(await edgeOf(page.locator('[aria-selected="true"] > *'))).toBe('solid')
  const others = await page.locator('[role="gridcell"]:not([aria-selected="true"]) > *').all()
  expect(new Set(await Promise.all(others.map(edgeOf)))).toEqual(new Set(['none']))
  expect(await edgeOf(page.getByText('12h', { exact: true }))).toBe('solid')
  expect(await edgeOf(page.getByText('24h', { exact: true }))).toBe('none')
})

test('a switch that is on stands out in the dashboard', async () => {
  const host = await openHost(origin)
  const page = await browser.open(`${origin}/settings/notifications`, FORCED, signedInAs(host))
  const track = (checked: boolean) =>
    page.getByRole('switch', { checked }).first().locator('xpath=following-sibling::*[1]')
  await track(true).waitFor()
  expect(await edgeOf(track(true))).toBe('solid')
  await track(true).click()
  await track(false).waitFor()
  expect(await edgeOf(track(false))).toBe('none')
})
