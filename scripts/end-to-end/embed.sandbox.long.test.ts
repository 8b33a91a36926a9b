import type { BrowserContextOptions, FrameLocator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { WHOLE_CHROMIUM_IN_TESTS } from '../chromium.ts'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import { bookingOf, openHost } from './host-api.ts'
import { fillIn, sendIn, slotsIn } from './host-page.ts'
import { origin, site } from './product.ts'

const browser = useBrowser()
const wholeBrowser = useBrowser(WHOLE_CHROMIUM_IN_TESTS)

const emailOf = (who: string) => `${who}-${crypto.randomUUID()}@limits.example`

async function bookIn(frame: FrameLocator, who: string): Promise<void> {
  const email = emailOf(who)
  await slotsIn(frame).first().click()
  await fillIn(frame, { name: who, email })
  expect(await bookingOf(origin, email)).toBeDefined()
}

test('in the small sandboxed frame of a site builder a tab opens instead of a popup, and knows the campaign', async () => {
  const address = await serveChanged(`${site}/small-frame.html`, (html) =>
    html.replace('popup-text.html', `${site}/popup-text.html?utm_source=mail&name=Robin&token=secret`),
  )
  const page = await browser.open(address)
  const inner = page.frameLocator('iframe')
  await expect.poll(async () => page.frames()[1]?.evaluate(() => 'scheduleWidget' in window)).toBe(true)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    inner.getByRole('link', { name: 'Schedule time with me' }).click(),
  ])
  await tab.waitForURL(({ pathname }) => pathname === '/demo/30min')
  const { searchParams } = new URL(tab.url())
  expect(['utm_source', 'name', 'token'].map((name) => searchParams.get(name))).toEqual([
    'mail',
    'Robin',
    null,
  ])
  // In its own tab, it looks like every booking page, whatever its address was made for.
  expect(await tab.locator('[data-framed]').getAttribute('data-framed')).toBe('no')
})

test('where no tab may be opened the link is a link', async () => {
  const address = await serveChanged(`${site}/small-frame.html`, (html) =>
    html.replace('popup-text.html', `${site}/popup-text.html`).replace(/ allow-popups[\w-]*/g, ''),
  )
  const page = await browser.open(address)
  await expect.poll(async () => page.frames()[1]?.evaluate(() => 'scheduleWidget' in window)).toBe(true)
  await page.frameLocator('iframe').getByRole('link', { name: 'Schedule time with me' }).click()
  await expect.poll(() => new URL(page.frames()[1]!.url()).pathname).toBe('/demo/30min')
})

test('in a sandbox without an origin it is booked to the end', async () => {
  const page = await browser.open(`${site}/sandbox.html`)
  await bookIn(page.frameLocator('iframe').frameLocator('iframe'), 'sandboxed')
})

/** Simulates a browser with storage switched off: every access throws. */
async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refused = {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, refused)
    Object.defineProperty(document, 'cookie', refused)
  })
}

test('where storage throws, on the site and in the frame, it is booked to the end', async () => {
  const page = await browser.open(`${site}/inline-div.html`, {}, refuseStorage)
  await bookIn(page.frameLocator('iframe'), 'without-storage')
})

test('where the browser blocks third-party cookies it is booked to the end, and none is missed', async () => {
  // Chromium blocks them in contexts like those of the tests. Another host name is another site; another port is
  // not.
  const page = await wholeBrowser.open(`${site.replace('localhost', '127.0.0.1')}/inline.html`)
  const kept = page.frames()[1]?.evaluate(() => {
    document.cookie = 'probe=1; SameSite=None; Secure'
    return document.cookie
  })
  expect(await kept).toBe('')
  await bookIn(page.frameLocator('iframe'), 'third-party')
  expect(await page.context().cookies()).toEqual([])
})

const SCRIPTLESS: BrowserContextOptions = { javaScriptEnabled: false }

test('without JavaScript a redirect after booking leaves the frame', async () => {
  const host = await openHost(origin)
  const path = await host.addEvent({ confirmation: { kind: 'redirect', url: `${site}/link.html` } })
  const address = await serveChanged(`${site}/plain-iframe.html`, (html) => html.replace('demo/30min', path))
  const page = await browser.open(address, SCRIPTLESS)
  const frame = page.frameLocator('iframe')
  await slotsIn(frame).first().click()
  await sendIn(frame, { name: 'Nora Script', email: 'nora@scriptless' })

  // Refused: the form is shown again, in the window where the response would have been.
  await page.waitForURL(`${origin}/${path}?**`)
  expect(new URL(page.url()).searchParams.has('embed')).toBe(false)
  expect(await page.getByLabel('Name').inputValue()).toBe('Nora Script')
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('nora@scriptless')

  await page.getByLabel('Email', { exact: true }).fill('nora@scriptless.example')
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await page.waitForURL(`${site}/link.html`)
  const { bookings } = await host.call('GET /bookings', { query: {} })
  expect(bookings.map(({ invitee }) => invitee.email)).toEqual(['nora@scriptless.example'])
})

test('without JavaScript a booking stays in its frame', async () => {
  const page = await browser.open(`${site}/plain-iframe.html`, SCRIPTLESS)
  await bookIn(page.frameLocator('iframe'), 'scriptless')
  expect(page.url()).toBe(`${site}/plain-iframe.html`)
})
