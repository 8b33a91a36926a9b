import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { eventsOf, fillIn, hearOut, isDrawn, sendIn, slotsIn, watchHostPage } from './host-page.ts'
import { origin, site } from './product.ts'

const browser = useBrowser()

const GA4 = 'G-E2ETEST1'
const CONTAINER = 'GTM-E2ETEST'
const PIXEL = '1234567890'
const INVITEE = { name: 'Cleo Counted', email: 'cleo@counted.example' }

let host: TestHost
let path: string
let leading: string
beforeAll(async () => {
  host = await openHost(origin)
  path = await host.addEvent()
  leading = await host.addEvent({ confirmation: { kind: 'redirect', url: `${site}/link.html` } })
  for (const [appId, trackingId] of [
    ['ga4', GA4],
    ['gtag', CONTAINER],
    ['fpixel', PIXEL],
  ] as const)
    await host.call('PUT /integrations/:appId', { params: { appId }, body: { trackingId } })
})

/** A site's own analytics, with the state of its consent tool, if it has one. */
const analytics = (consent: string) => `<script>
  document.documentElement.dataset.consent = '${consent}'
  window.dataLayer = []
  window.calls = []
  window.gtag = (...given) => { calls.push(given); throw new Error('of the owner') }
  window.fbq = (...given) => calls.push(given)
</script>`
const ANALYTICS = analytics('granted')

async function siteWith(event: string, head: string): Promise<string> {
  return serveChanged(`${site}/inline-div.html`, (html) =>
    html.replaceAll('demo/30min', event).replace('<head>', `<head>${head}`),
  )
}

test('on a site its own analytics hear of a booking, once and without a word about the invitee', async () => {
  const page = await browser.open(await siteWith(path, ANALYTICS), {}, watchHostPage)
  const frame = page.frameLocator('iframe')
  await slotsIn(frame).first().click()
  await fillIn(frame, INVITEE)
  await expect.poll(async () => (await eventsOf(page, 'booked')).length).toBe(1)
  const [booked] = await eventsOf(page, 'booked')
  const told = {
    booking_id: booked?.detail?.bookingId,
    start: booked?.detail?.start,
    owner: host.link,
    event_type: path.split('/')[1],
  }
  const heard = await page.evaluate('({ calls, dataLayer })')
  expect(heard).toEqual({
    calls: [
      ['event', 'schedule_meeting', { send_to: GA4, ...told }],
      ['trackSingle', PIXEL, 'Schedule', told, { eventID: told.booking_id }],
    ],
    dataLayer: [{ event: 'scheduling_booked', ...told }],
  })
  expect(JSON.stringify(heard)).not.toMatch(/cleo/i)
})

const CONSENT = 'document.documentElement.dataset.consent'
const heardOn = async (page: Page) => page.evaluate('calls.length + dataLayer.length')

test('before the visitor agrees nobody hears of a booking; who agrees later on the same page is counted then', async () => {
  const asked: string[] = []
  const page = await browser.open(await siteWith(path, analytics('')), {}, async (opened) => {
    await watchHostPage(opened)
    opened.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/external/')) asked.push(pathname)
    })
  })
  const frame = page.frameLocator('iframe')
  await slotsIn(frame).first().waitFor()
  expect(asked).toEqual(['/external/scheduling.js'])
  await slotsIn(frame).first().click()
  // The conversion script loads before it is needed.
  await expect.poll(() => asked).toEqual(['/external/scheduling.js', '/external/conversions.js'])
  await fillIn(frame, INVITEE)
  await expect.poll(async () => (await eventsOf(page, 'booked')).length).toBe(1)
  await page.evaluate(`${CONSENT} = 'denied'`)
  await hearOut(page)
  expect(await heardOn(page)).toBe(0)
  await page.evaluate(`${CONSENT} = 'granted'`)
  await expect.poll(() => heardOn(page)).toBe(3)
})

test('the example that asks tells of a booking once its visitor says yes', async () => {
  const example = await serveChanged(`${site}/consent.html`, (html) => html.replaceAll('demo/30min', path))
  const page = await browser.open(example, {}, watchHostPage)
  const frame = page.frameLocator('iframe')
  await slotsIn(frame).first().click()
  await fillIn(frame, INVITEE)
  await expect.poll(async () => (await eventsOf(page, 'booked')).length).toBe(1)
  const heard = async () => page.evaluate('dataLayer.map(({ event }) => event)')
  await page.getByRole('button', { name: 'No' }).click()
  await hearOut(page)
  expect(await heard()).toEqual([])
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect.poll(heard).toEqual(['scheduling_booked'])
})

test('a booking that a form made before the script was there is counted as well', async () => {
  const page = await browser.open(await siteWith(path, ANALYTICS), {}, async (opened) => {
    await opened.route('**/assets/booking-*.js', async (route) => route.abort())
  })
  const frame = page.frameLocator('iframe')
  await slotsIn(frame).first().click()
  await fillIn(frame, INVITEE)
  await expect.poll(() => heardOn(page)).toBe(3)
})

test('a site without analytics, or whose consent tool withholds them, is booked on like any other', async () => {
  const page = await browser.open(await siteWith(path, ''), {}, watchHostPage)
  const asked = await watchAnalytics(page)
  await slotsIn(page.frameLocator('iframe')).first().click()
  await fillIn(page.frameLocator('iframe'), INVITEE)
  await expect.poll(async () => (await eventsOf(page, 'booked')).length).toBe(1)
  expect(await page.evaluate(() => ['gtag', 'fbq', 'dataLayer'].filter((name) => name in window))).toEqual([])
  expect(asked).toEqual([])
})

test('a redirect after booking waits until the site’s analytics have heard', async () => {
  const page = await browser.open(await siteWith(leading, ANALYTICS), {}, async (opened) => {
    await opened.exposeFunction('keep', (call: unknown[]) => kept.push(call[0]))
  })
  const kept: unknown[] = []
  await page.evaluate('window.fbq = (...given) => keep(given)')
  const frame = page.frameLocator('iframe')
  await slotsIn(frame).first().click()
  await sendIn(frame, INVITEE)
  await page.waitForURL(`${site}/link.html`)
  expect(kept).toEqual(['trackSingle'])
})

/** Replaces the two analytics hosts and records requests to them. */
async function watchAnalytics(page: Page, isSlow = false): Promise<URL[]> {
  const asked: URL[] = []
  // Does what Google's script does with each call, as far as it matters here.
  const tag = `for (const [, , told] of dataLayer) told?.event_callback?.()`
  await page.route(/googletagmanager\.com|facebook\.com/, async (route) => {
    asked.push(new URL(route.request().url()))
    expect(await route.request().headerValue('cookie')).toBeNull()
    if (!isSlow) await route.fulfill({ contentType: 'text/javascript', body: tag })
  })
  return asked
}

async function bookDirectly(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href*="slot="]').first().click()
  await page.getByLabel('Name').fill(INVITEE.name)
  await page.getByLabel('Email', { exact: true }).fill(INVITEE.email)
  await page.getByRole('button', { name: 'Confirm booking' }).click()
}

// The part of the page that asks them.
const COUNTING = /\/assets\/count-here-/

const allow = async (page: Page) => page.getByRole('button', { name: 'Allow' }).click()

test('on a direct visit they are asked once the visitor agrees, without cookies, storage or the page’s own address', async () => {
  let asked: URL[] = []
  const page = await browser.open(
    `${origin}/${path}?name=Cleo&email=cleo@counted.example`,
    {},
    async (opened) => {
      asked = await watchAnalytics(opened)
    },
  )
  await page.getByRole('main').locator('a[href*="slot="]').first().waitFor()
  expect(asked).toEqual([])
  await bookDirectly(page)
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  await page.getByText('Can Hana Host tell Google and Meta about this booking?').waitFor()
  expect(asked).toEqual([])
  const counting = page.waitForRequest(COUNTING)
  await allow(page)
  await counting
  await expect.poll(() => asked.length).toBe(2)

  const [google, meta] = asked.toSorted((a, b) => b.host.localeCompare(a.host))
  expect(google?.href).toBe(`https://www.googletagmanager.com/gtag/js?id=${GA4}`)
  expect(meta?.origin).toBe('https://www.facebook.com')
  expect(Object.fromEntries(meta?.searchParams ?? [])).toMatchObject({
    id: PIXEL,
    ev: 'Schedule',
    noscript: '1',
    dl: `${origin}/${path}`,
  })
  const layer = await page.evaluate((): unknown[][] =>
    Array.from(Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[], (call) => Array.from(call)),
  )
  expect(layer.map(([name, what]) => [name, what])).toMatchObject([
    ['consent', 'default'],
    ['set', { ads_data_redaction: true }],
    ['js', expect.anything()],
    ['config', GA4],
    ['event', 'schedule_meeting'],
  ])
  expect(layer[0]?.[2]).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  })
  expect(layer[4]?.[2]).toMatchObject({ send_to: GA4, page_location: `${origin}/${path}` })
  expect(JSON.stringify([layer, asked])).not.toMatch(/cleo/i)
  expect(await page.context().cookies()).toEqual([])
})

test.each([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
])('with %s nobody is asked', async (_wish, wishes) => {
  let asked: URL[] = []
  const loaded: string[] = []
  const page = await browser.open(`${origin}/${path}`, {}, async (opened) => {
    asked = await watchAnalytics(opened)
    opened.on('request', (request) => loaded.push(request.url()))
    await opened.addInitScript((given) => {
      for (const [name, value] of Object.entries(given)) Object.defineProperty(navigator, name, { value })
    }, wishes)
  })
  await bookDirectly(page)
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  expect(await page.getByRole('button', { name: 'Allow' }).count()).toBe(0)
  // What the booking has made the page ask for is asked for before this.
  await isDrawn(page)
  await page.evaluate(() => fetch('/robots.txt'))
  expect(loaded).toContain(`${origin}/robots.txt`)
  expect(loaded.filter((url) => COUNTING.test(url))).toEqual([])
  expect(asked).toEqual([])
})

test('a redirect waits for the analytics, but not for slow ones', async () => {
  let asked: URL[] = []
  const page = await browser.open(`${origin}/${leading}`, {}, async (opened) => {
    asked = await watchAnalytics(opened, true)
  })
  await page.getByRole('main').locator('a[href*="slot="]').first().click()
  await allow(page)
  await page.getByLabel('Name').fill(INVITEE.name)
  await page.getByLabel('Email', { exact: true }).fill(INVITEE.email)
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await page.waitForURL(`${site}/link.html`)
  expect(asked.map(({ host: asks }) => asks).toSorted()).toEqual([
    'www.facebook.com',
    'www.googletagmanager.com',
  ])
})
