import type { Locator, Page } from 'playwright'

// More stops than any page has.
const STOPS_MAX = 120

export async function tabTo(page: Page, place: Locator): Promise<void> {
  // The radio buttons of a segmented control are hidden behind their labels.
  await place.waitFor({ state: 'attached' })
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(place)}`)
}

export async function press(page: Page, place: Locator): Promise<void> {
  await tabTo(page, place)
  await page.keyboard.press('Enter')
}
