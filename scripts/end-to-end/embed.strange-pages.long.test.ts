import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import { eventsOf, hearOut, isAsHighAsItsContent, seenBy, slotsIn, watchHostPage } from './host-page.ts'
import { origin, site } from './product.ts'

const browser = useBrowser()

const keep = (html: string) => html
const heightOf = async (page: Page) => (await page.locator('iframe').boundingBox())?.height

test.each(['inline.html', 'inline-div.html', 'plain-iframe.html'])(
  'a page under cross-origin isolation shows it: %s',
  async (example) => {
    const address = await serveChanged(`${site}/${example}`, keep, {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    })
    const page = await browser.open(address, {}, watchHostPage)
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
    await slotsIn(page.frameLocator('iframe')).first().click()
    await page.frameLocator('iframe').getByLabel('Name').waitFor()
  },
)

test('in a shadow root: height, events that leave it, and a popup', async () => {
  const page = await browser.open(`${site}/shadow-root.html`, {}, watchHostPage)
  await expect.poll(async () => (await eventsOf(page, 'ready')).length).toBe(1)
  await expect.poll(async () => (await eventsOf(page, 'resized')).length).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Schedule time with me' }).click()
  await slotsIn(page.frameLocator('dialog iframe')).first().waitFor()
})

test('where the site allows no frame of ours a link leads to the page', async () => {
  const policy = { 'content-security-policy': `frame-src 'self'` }
  const inline = await browser.open(await serveChanged(`${site}/inline-div.html`, keep, policy))
  await inline.getByRole('link', { name: 'Schedule time with me' }).click()
  await inline.waitForURL(`${origin}/demo/30min`)

  const popup = await browser.open(await serveChanged(`${site}/popup-text.html`, keep, policy))
  await popup.waitForFunction(() => 'scheduleWidget' in window)
  await popup.getByRole('link', { name: 'Schedule time with me' }).click()
  await popup.locator('dialog > a').first().click()
  await popup.waitForURL(`${origin}/demo/30min`)
})

test('a link stands beside a page that is silent, until it speaks', async () => {
  const page = await browser.open(`${site}/inline-div.html`, {}, async (opened) => {
    const body = '<!doctype html><p>Its script is still on the way'
    await opened.route(`${origin}/demo/30min?**`, (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    )
  })
  const link = page.getByRole('link', { name: 'Schedule time with me' })
  await link.waitFor()
  await page
    .frames()[1]!
    .evaluate(() => parent.postMessage({ scheduling: 1, type: 'height', height: 700 }, '*'))
  await link.waitFor({ state: 'detached' })
})

test('an address that redirects elsewhere has its height and its events', async () => {
  // A different origin for the browser, and for the frame's address.
  const moved = origin.replace('localhost', '127.0.0.1')
  const page = await browser.open(`${site}/inline.html?name=Robin`, {}, async (opened) => {
    await watchHostPage(opened)
    await opened.route(`${moved}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      await route.fulfill({ status: 302, headers: { location: `${origin}${pathname}${search}` } })
    })
  })
  await page.evaluate((from) => {
    const frame = document.querySelector('iframe')!
    const anew = frame.cloneNode() as HTMLIFrameElement
    anew.src = frame.src.replace('localhost', '127.0.0.1')
    frame.replaceWith(anew)
    return from
  }, moved)
  await expect.poll(async () => (await eventsOf(page, 'ready')).length).toBeGreaterThan(0)
  await slotsIn(page.frameLocator('iframe')).first().click()
  expect(await page.frameLocator('iframe').getByLabel('Name').inputValue()).toBe('Robin')
  await expect.poll(async () => (await eventsOf(page, 'slot-selected')).length).toBe(1)
})

test('another page that comes into a frame of ours is not believed', async () => {
  const page = await browser.open(`${site}/inline.html`, {}, watchHostPage)
  await expect.poll(async () => (await eventsOf(page, 'ready')).length).toBe(1)
  const evil = await serveChanged(`${site}/link.html`, (html) =>
    html.replace(
      '<body>',
      `<body><script>parent.postMessage({scheduling:1,type:'redirect',url:'https://evil.example/'},'*')</script>`,
    ),
  )
  await page.frames()[1]!.goto(evil)
  await hearOut(page)
  expect((await seenBy(page)).left).toEqual([])
})

test('attributes that come later count', async () => {
  const address = await serveChanged(`${site}/inline-div.html`, (html) =>
    html.replace(/data-url="[^"]*"/, 'id="late"'),
  )
  const page = await browser.open(address)
  await page.waitForFunction(() => 'scheduleWidget' in window)
  await page.locator('#late').evaluate((element, url) => {
    element.dataset.url = url
  }, `${origin}/demo/30min`)
  await slotsIn(page.frameLocator('iframe')).first().waitFor()
})

test('a document that is written anew keeps its embeds', async () => {
  const page = await browser.open(`${site}/inline-div.html`, {}, watchHostPage)
  await slotsIn(page.frameLocator('iframe')).first().waitFor()
  const html = await (await fetch(`${site}/inline-div.html`)).text()
  await page.evaluate((anew) => {
    document.open()
    document.write(anew)
    document.close()
  }, html)
  await slotsIn(page.frameLocator('iframe')).first().waitFor()
  await expect.poll(() => isAsHighAsItsContent(page)).toBe(true)
  const before = await heightOf(page)
  await page.setViewportSize({ width: 375, height: 800 })
  await expect.poll(() => heightOf(page)).not.toBe(before)
  await expect.poll(() => isAsHighAsItsContent(page)).toBe(true)
})

test('no style sheet of the site narrows the frame of the snippet', async () => {
  const address = await serveChanged(`${site}/inline.html`, (html) =>
    html.replace('</head>', '<style>iframe{max-width:300px!important}</style></head>'),
  )
  const page = await browser.open(address, { viewport: { width: 1000, height: 800 } })
  expect((await page.locator('iframe').boundingBox())?.width).toBeGreaterThan(900)
})

const BARE = {
  'without dialogs': () => {
    Reflect.deleteProperty(window, 'HTMLDialogElement')
    Reflect.deleteProperty(HTMLElement.prototype, 'showModal')
  },
  'without an observer of sizes': () => Reflect.deleteProperty(window, 'ResizeObserver'),
  'without copying methods of arrays': () => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with'])
      Reflect.deleteProperty(Array.prototype, name)
  },
}

test.each(Object.entries(BARE))(
  'in a browser %s the page can be reached and used, and nothing throws',
  async (name, take) => {
    const inline = await browser.open(`${site}/inline-div.html`, {}, async (page) => {
      await page.addInitScript(take)
    })
    await slotsIn(inline.frameLocator('iframe')).first().click()
    await inline.frameLocator('iframe').getByLabel('Name').waitFor()

    const popup = await browser.open(`${site}/popup-text.html`, {}, async (page) => {
      await page.addInitScript(take)
    })
    await popup.waitForFunction(() => 'scheduleWidget' in window)
    await popup.getByRole('link', { name: 'Schedule time with me' }).click()
    // The popup is in a separate file, so it does not open right after the click.
    if (name === 'without dialogs') await popup.waitForURL(`${origin}/demo/30min`)
    else await slotsIn(popup.frameLocator('dialog iframe')).first().click()
  },
)
