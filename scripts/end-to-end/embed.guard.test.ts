import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import { eventsOf, hearOut, seenBy, slotsIn, watchHostPage } from './host-page.ts'
import { site } from './product.ts'

const browser = useBrowser()

test('forged messages do nothing', async () => {
  const page = await browser.open(`${site}/inline.html`, {}, watchHostPage)
  await expect.poll(async () => (await eventsOf(page, 'ready')).length).toBe(1)
  const before = await page.locator('[data-schedule]').boundingBox()
  const forged = [
    { scheduling: 1, type: 'height', height: 5_000 },
    { scheduling: 1, type: 'redirect', url: 'https://evil.example/' },
    { scheduling: 1, type: 'event', event: { name: 'booked', bookingId: 'forged' } },
    { scheduling: 1, type: 'close' },
    { scheduling: 1 },
    { scheduling: 1, type: { toString: 1 }, event: { name: { valueOf: 1, toString: 1 } }, conversions: {} },
    { scheduling: 1, type: 'event', event: { name: 'constructor' }, conversions: [['alert', 'forged']] },
    JSON.parse('{"scheduling":1,"type":"height","height":9e9,"__proto__":{"schedule":1}}') as object,
    { scheduling: 2, type: 'height', height: 5_000 },
    null,
    'scheduling',
    7,
    [],
  ]
  await page.evaluate(async (messages) => {
    // From the page itself, from a frame of another origin, and from a frame of ours that is not an embed of the
    // site.
    for (const message of messages) window.postMessage(message, '*')
    const frame = document.createElement('iframe')
    const script = `for (const message of ${JSON.stringify(messages)}) parent.postMessage(message, '*'); parent.postMessage('over', '*')`
    frame.sandbox.add('allow-scripts')
    frame.src = `data:text/html,<script>${encodeURIComponent(script)}</script>`
    const heard: unknown[] = []
    const isOver = new Promise<void>((resolve) => {
      addEventListener('message', ({ data, source }) => {
        if (data === 'over' && heard.push(source) === 2) resolve()
      })
    })
    window.postMessage('over', '*')
    document.body.append(frame)
    dispatchEvent(new MessageEvent('message', { data: messages[0], origin: '', source: window }))
    await isOver
  }, forged)
  expect((await page.locator('[data-schedule]').boundingBox())?.height).toBe(before?.height)
  expect(await eventsOf(page, 'booked')).toEqual([])
  expect((await seenBy(page)).left).toEqual([])
})

test('a redirect that is no web address is not followed', async () => {
  const page = await browser.open(`${site}/inline.html`, {}, watchHostPage)
  await expect.poll(async () => (await eventsOf(page, 'ready')).length).toBe(1)
  await page.frames()[1]!.evaluate(() => {
    parent.postMessage({ scheduling: 1, type: 'redirect', url: 'javascript:document.title="taken"' }, '*')
    parent.postMessage({ scheduling: 1, type: 'redirect', url: ' javascript:document.title="taken"' }, '*')
    parent.postMessage({ scheduling: 1, type: 'height', height: 'tall' }, '*')
    parent.postMessage({ scheduling: 1, type: 'event', event: null }, '*')
  })
  await hearOut(page)
  // Browsers run such addresses in order, after the script that sets them.
  await page.evaluate(() => (location.href = 'javascript:void (document.documentElement.dataset.ran = "")'))
  await page.locator('html[data-ran]').waitFor()
  expect(await page.title()).toBe('Inline')
  expect((await seenBy(page)).left).toEqual([])
})

/** Records the page's console warnings. */
async function openWithWarnings(address: string): Promise<{ page: Page; warnings: string[] }> {
  const warnings: string[] = []
  const page = await browser.open(address, {}, async (opened) => {
    opened.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  })
  await page.waitForFunction(() => 'scheduleWidget' in window)
  return { page, warnings }
}

test('what the booking page cannot use is named once with what it accepts, and the default holds', async () => {
  const wrong = 'data-button-text-color="#0090FF;display:none" data-theme="blue" data-text-color="#12345"'
  const address = await serveChanged(`${site}/popup-widget.html`, (html) =>
    html.replace('data-button-text=', `${wrong} data-button-text=`),
  )
  const { page, warnings } = await openWithWarnings(address)
  const button = page.getByRole('button', { name: 'Book a call' })
  // Only a color can get into the style.
  expect(await button.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 144, 255)')
  expect(await button.isVisible()).toBe(true)
  await button.click()
  const frame = page.frameLocator('dialog iframe')
  await frame.locator('[data-live]').waitFor({ state: 'attached' })
  await slotsIn(frame).first().click()
  expect(warnings).toEqual([
    'theme="blue" is not /^(light|dark|auto|)$/',
    'text_color="#12345" is not /^(#[0-9a-f]{6}|)$/i',
  ])
})

test.each([
  ['data-url="javascript:alert(1)"', 'javascript:alert(1)'],
  ['data-url=""', ''],
  ['', 'undefined'],
])('a container with %s is left as it is, and that is said once', async (attribute, url) => {
  const address = await serveChanged(`${site}/inline-div.html`, (html) =>
    html.replace(/data-url="[^"]*"/, attribute),
  )
  const { page, warnings } = await openWithWarnings(address)
  await page.evaluate('scheduleWidget()')
  expect(await page.locator('iframe').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Book a time' }).count()).toBe(1)
  expect(warnings).toEqual([`data-url="${url}" is not /^https?:/i`])
})

test.each([
  '<div id="scheduleWidget"></div>',
  '<form name="scheduleWidget"></form>',
  '<iframe name="scheduleWidget" src="data:text/html,other"></iframe>',
])('%s of the name of our global does not keep the button away', async (element) => {
  const address = await serveChanged(`${site}/popup-widget.html`, (html) =>
    html.replace('<body>', `<body>${element}`),
  )
  const page = await browser.open(address)
  await page.getByRole('button', { name: 'Book a call' }).waitFor()
})

test('attributes of our name with values of the site’s own are left alone', async () => {
  const own =
    '<p data-schedule="daily">Daily</p><a id="own" data-schedule="2027-03-01" href="#own">Own</a><tr data-schedule></tr>'
  const address = await serveChanged(`${site}/popup-text.html`, (html) =>
    html.replace('<body>', `<body>${own}`),
  )
  const { page, warnings } = await openWithWarnings(address)
  await page.locator('#own').click()
  await page.waitForURL('**#own')
  expect(await page.locator('dialog').count()).toBe(0)
  expect(warnings).toEqual([])
})

test('without an address the script makes no button, and says so', async () => {
  const address = await serveChanged(`${site}/popup-widget.html`, (html) =>
    html.replace(/data-widget="[^"]*"/, 'data-widget=""'),
  )
  const { page, warnings } = await openWithWarnings(address)
  expect(await page.locator('html > button').count()).toBe(0)
  expect(warnings).toEqual(['data-url="" is not /^https?:/i'])
})
