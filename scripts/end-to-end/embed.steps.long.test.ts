import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import { sendIn, settle, slotsIn, watchHostPage } from './host-page.ts'
import { site } from './product.ts'

const browser = useBrowser()

const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true }

/** Its position in the window of the page around its frame. */
async function topOf(place: Locator): Promise<number> {
  return (await place.boundingBox())?.y ?? Number.NaN
}

const isSeen = async (page: Page, place: Locator) => {
  const top = await topOf(place)
  return top >= 0 && top < page.viewportSize()!.height
}

test.each(['inline.html', 'inline-div.html'])(
  'on a phone the form of a time low in the page comes into view, and the confirmation too: %s',
  async (example) => {
    const page = await browser.open(`${site}/${example}`, PHONE, watchHostPage)
    const frame = page.frameLocator('iframe')
    await frame.locator('[data-live]').waitFor({ state: 'attached' })
    await slotsIn(frame).last().scrollIntoViewIfNeeded()
    await slotsIn(frame).last().tap()
    const form = frame.getByRole('heading', { name: 'Your details' })
    await form.waitFor()
    await expect.poll(() => isSeen(page, form)).toBe(true)

    await sendIn(frame, { name: 'Lola Low', email: `${crypto.randomUUID()}@low.example` })
    const booked = frame.getByRole('heading', { name: 'You are booked' })
    await booked.waitFor()
    await expect.poll(() => isSeen(page, booked)).toBe(true)
  },
)

test('what is on the screen already does not move', async () => {
  const address = await serveChanged(`${site}/inline.html`, (html) =>
    html.replace('</body>', '<p style="height:3000px">Long</p></body>'),
  )
  const page = await browser.open(address, { viewport: { width: 1280, height: 1000 } })
  const frame = page.frameLocator('iframe')
  await frame.locator('[data-live]').waitFor({ state: 'attached' })
  await slotsIn(frame).first().click()
  await frame.getByRole('heading', { name: 'Your details' }).waitFor()
  await settle(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('in a popup the form comes into view below its head', async () => {
  const page = await browser.open(`${site}/popup-text.html`, PHONE)
  await page.waitForFunction(() => 'scheduleWidget' in window)
  await page.getByRole('link', { name: 'Schedule time with me' }).tap()
  const frame = page.frameLocator('dialog iframe')
  await frame.locator('[data-live]').waitFor({ state: 'attached' })
  await slotsIn(frame).last().tap()
  const form = frame.getByRole('heading', { name: 'Your details' })
  await form.waitFor()
  await expect.poll(async () => (await isSeen(page, form)) && (await topOf(form)) >= 48).toBe(true)
})
