import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { holdUntilPainted, hearOut, isDrawn, slotsIn } from './host-page.ts'
import { origin, site } from './product.ts'

const browser = useBrowser()

declare global {
  interface Window {
    /** The dates and times that each painted frame showed, from the first time on. */
    painted: string[]
    /** When the document had drawn them in the visitor's zone. */
    drawn: number
  }
}

/** Makes the booking page record what is on the screen, each time that it changes. */
async function watchTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.painted = []
    window.drawn = 0
    new MutationObserver(() => {
      if (document.querySelector('[data-zone]')) window.drawn ||= performance.now()
    }).observe(document, { subtree: true, attributeFilter: ['data-zone'] })
    const look = () => {
      const times = [...document.querySelectorAll<HTMLElement>('main a[href*="slot="]')]
      const words = times.map((time) => time.innerText)
      const faint = times[0] && getComputedStyle(times[0].closest('section')!.parentElement!).opacity
      const day = document.querySelector<HTMLElement>('[aria-selected="true"]')?.innerText
      const zone = document.querySelector('details:not(:has(ul)) > summary, [aria-haspopup="dialog"]')
      const cells = [...document.querySelectorAll<HTMLElement>('[data-date]')]
      const dates = cells.map((cell) => [
        cell.dataset.date,
        cell.textContent,
        cell.getAttribute('aria-current'),
      ])
      const month = document.querySelector('#month')?.textContent
      const seen = JSON.stringify([day, zone?.textContent, faint, words, month, dates])
      // A closed popup has no layout.
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
      const isThere = window.painted.length > 0 || (isPainted && words.some(Boolean))
      if (isThere && seen !== window.painted.at(-1)) window.painted.push(seen)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** As above. The first times are on the screen before the script takes over. */
async function watchTimesBefore(page: Page): Promise<void> {
  await watchTimes(page)
  await holdUntilPainted(page, '**/assets/booking-*.js')
}

/** In a frame, or in the page itself if there is no frame. */
const paintedIn = async (page: Page) => {
  const frame = page.frames().at(-1)!
  await frame.locator('[data-live]').waitFor({ state: 'attached' })
  // A popup that was made ready is live long before it is painted.
  await frame.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  // It has answered the page around it by now.
  if (frame !== page.mainFrame()) await hearOut(page, frame)
  await isDrawn(frame)
  return frame.evaluate(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint')
    if (!first || first.startTime < window.drawn) throw new Error('painted before it was drawn')
    return window.painted
  })
}

test.each(['America/New_York', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Asia/Kolkata'])(
  'inline, in %s: the first times that are painted are those that stay',
  async (timezoneId) => {
    const page = await browser.open(`${site}/inline.html`, { timezoneId }, watchTimesBefore)
    const painted = await paintedIn(page)
    expect(painted).toEqual([painted[0]])

    const src = `${origin}/demo/30min?embed=inline&timezone=${timezoneId}`
    const written = await browser.open(src, { javaScriptEnabled: false })
    expect(await slotsIn(page.frameLocator('iframe')).allTextContents()).toEqual(
      await written.locator('main a[href*="slot="]').allTextContents(),
    )
  },
)

test.each(['inline-div.html', 'plain-iframe.html'])('the same from %s', async (example) => {
  const page = await browser.open(`${site}/${example}`, { timezoneId: 'Asia/Tokyo' }, watchTimesBefore)
  const painted = await paintedIn(page)
  expect(painted).toEqual([painted[0]])
})

test.each(['America/New_York', 'Asia/Tokyo', 'Asia/Kolkata'])(
  'the same on a direct visit, in %s',
  async (timezoneId) => {
    const page = await browser.open(`${origin}/demo/30min`, { timezoneId }, watchTimesBefore)
    const painted = await paintedIn(page)
    expect(painted).toEqual([painted[0]])
    const written = await browser.open(`${origin}/demo/30min?timezone=${timezoneId}`, {
      javaScriptEnabled: false,
    })
    const times = 'main a[href*="slot="]'
    expect(await page.locator(times).allTextContents()).toEqual(
      await written.locator(times).allTextContents(),
    )
  },
)

test('a popup that was made ready opens with its times', async () => {
  const page = await browser.open(`${site}/popup-text.html`, { timezoneId: 'Asia/Tokyo' }, watchTimes)
  await page.waitForFunction(() => 'scheduleWidget' in window)
  await page.getByRole('link', { name: 'Schedule time with me' }).hover()
  await page.frameLocator('dialog iframe').locator('[data-live]').waitFor({ state: 'attached' })
  await page.getByRole('link', { name: 'Schedule time with me' }).click()
  const painted = await paintedIn(page)
  expect(painted).toEqual([painted[0]])
})

async function scriptless(page: Page): Promise<void> {
  await page.route('**/assets/booking-*.js', async (route) => route.abort())
}

test('what the document draws before its script is what the server draws for that zone', async () => {
  const zone = 'Australia/Lord_Howe'
  const drawn = async (search: string) => {
    const page = await browser.open(`${origin}/demo/30min${search}`, { timezoneId: zone }, scriptless)
    return page
      .locator('main')
      .evaluate((main) =>
        [
          ...main.querySelectorAll(
            '[data-date], td, tr, #month, h3, #day, #day + p, summary span, a[href*="slot="]',
          ),
        ].map((element) => [
          element.textContent,
          ...[
            'data-date',
            'data-outside',
            'data-beyond',
            'aria-label',
            'aria-selected',
            'aria-current',
            'aria-disabled',
            'data-fill',
            'role',
          ].map((name) => element.getAttribute(name)),
          element.getAttribute('href')?.replace(/timezone=[^&]*&?/, ''),
        ]),
      )
  }
  expect(await drawn('')).toEqual(await drawn(`?timezone=${zone}`))
})

test('a tap before the script arrives leads to a form in the zone that was shown', async () => {
  const page = await browser.open(`${origin}/demo/30min`, { timezoneId: 'Asia/Tokyo' }, scriptless)
  const time = page.locator('main a[href*="slot="]').first()
  await page.locator('[data-zone="Asia/Tokyo"]').waitFor({ state: 'attached' })
  const shown = (await time.innerText()).trim()
  await time.click()
  await page.getByRole('heading', { name: 'Your details' }).waitFor()
  expect(await page.getByRole('main').innerText()).toMatch(/Japan Standard Time/)
  expect((await page.locator('#when').innerText()).replaceAll(/\s/g, ' ')).toContain(shown.split(/\s/)[0])
  expect(await page.locator('[name=timezone]').inputValue()).toBe('Asia/Tokyo')
})
