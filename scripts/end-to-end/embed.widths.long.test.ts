import { expect, test } from 'vitest'
import { WHOLE_CHROMIUM_IN_TESTS } from '../chromium.ts'
import { useBrowser } from './browser.ts'
import { holdUntilPainted, seenBy, settle, watchHostPage } from './host-page.ts'
import { site } from './product.ts'

// Paint timing is checked in the browser that visitors have.
const browser = useBrowser(WHOLE_CHROMIUM_IN_TESTS)

// On both sides of each width where the booking page changes its layout.
const WIDTHS = [280, 375, 600, 660, 768, 880, 940, 1100, 1400]

/** The largest shift of content around the embed if its script and its page are slow. */
async function shiftsOf(example: string, widths: number[], column: string): Promise<[number, number][]> {
  const page = await browser.open(`${site}/link.html`, {}, async (opened) => {
    await watchHostPage(opened)
    await opened.addInitScript((width) => {
      if (self !== top) return
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`body{max-width:${width}!important}`)
      document.adoptedStyleSheets = [sheet]
    }, column)
    await holdUntilPainted(opened, /scheduling\.js|embed=inline|assets\/booking/)
  })
  const shifts: [width: number, shift: number][] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${site}/${example}`)
    await page.frameLocator('iframe').locator('[data-live]').waitFor({ state: 'attached' })
    await settle(page)
    shifts.push([width, (await seenBy(page)).shift])
  }
  return shifts
}

test.each(['inline.html', 'inline-div.html'])(
  'at no width does %s move what stands around it',
  async (example) => {
    const shifts = await shiftsOf(example, WIDTHS, '60rem')
    expect(shifts.filter(([, shift]) => shift >= 0.01)).toEqual([])
  },
)

test.each(['inline.html', 'inline-div.html'])(
  'nor in a narrow column of a wide screen: %s',
  async (example) => {
    const shifts = await shiftsOf(example, [1000, 1440], '360px')
    expect(shifts.filter(([, shift]) => shift >= 0.01)).toEqual([])
  },
)
