import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import { eventsOf, settle, slotsIn, watchHostPage } from './host-page.ts'
import { origin, site } from './product.ts'

const browser = useBrowser()

const withStyles = async (example: string, css: string) =>
  serveChanged(`${site}/${example}`, (html) => html.replace('</head>', () => `<style>${css}</style></head>`))

const isOpen = async (page: Page) => page.evaluate(() => document.querySelector('dialog')?.open ?? false)

// Resets of Bootstrap, Tailwind and others, and other site styles for all frames, buttons and dialogs.
const RESETS = {
  nothing: '',
  'borders within boxes': '*,*::before,*::after{box-sizing:border-box}',
  'narrow frames': '*{box-sizing:border-box}img,video,iframe{max-width:100%;height:auto}',
  'dialogs of their own':
    'dialog{padding:2rem;border:5px solid;max-width:400px!important;border-radius:20px}',
  'right to left': 'html{direction:rtl}*{box-sizing:border-box}',
}

test.each(Object.entries(RESETS))('nothing scrolls inside a popup where the site sets %s', async (_, css) => {
  const page = await browser.open(await withStyles('popup-text.html', css), {
    viewport: { width: 1280, height: 900 },
  })
  await page.waitForFunction(() => 'scheduleWidget' in window)
  await page.getByRole('link', { name: 'Schedule time with me' }).click()
  const frame = page.frameLocator('dialog iframe')
  await frame.locator('[data-live]').waitFor({ state: 'attached' })
  await expect
    .poll(() =>
      frame
        .locator('html')
        .evaluate((root) => root.scrollHeight - root.ownerDocument.defaultView!.innerHeight),
    )
    .toBe(0)
})

test('a double click opens the popup, and picks nothing in it', async () => {
  const page = await browser.open(`${site}/popup-text.html`, {}, watchHostPage)
  await page.waitForFunction(() => 'scheduleWidget' in window)
  // The ground around the page, where a click closes the popup, and a time.
  for (const [name, event, isOnTime] of [
    ['Schedule time with me', '30min', false],
    ['Quick call', '15min', true],
  ] as const) {
    const trigger = page.locator('[data-schedule]', { hasText: name })
    const popup = page.frameLocator(`dialog iframe[src*="${event}"]`)
    await trigger.click()
    await popup.locator('[data-live]').waitFor({ state: 'attached' })
    const time = (await slotsIn(popup).first().boundingBox())!
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => isOpen(page)).toBe(false)

    const [x, y] = isOnTime ? [time.x, time.y] : [4, 300]
    await trigger.evaluate(
      (element, css) => (element.style.cssText = css),
      `position:fixed;left:${x}px;top:${y}px`,
    )
    await trigger.dblclick({ delay: 20 })
    await expect.poll(() => isOpen(page)).toBe(true)
    // The page in it has heard both clicks, and so has the site's page.
    await settle(page)
    expect(await isOpen(page)).toBe(true)
    expect(await eventsOf(page, 'slot-selected')).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => isOpen(page)).toBe(false)
  }
  await expect.poll(async () => (await eventsOf(page, 'closed')).length).toBe(4)
})

test('rules for all buttons do not stretch the floating one', async () => {
  const plain = await browser.open(`${site}/popup-widget.html`)
  const strict = await browser.open(
    await withStyles('popup-widget.html', 'button{width:100%!important;min-width:100%!important;float:left}'),
  )
  const boxes = await Promise.all(
    [plain, strict].map(async (page) => page.getByRole('button', { name: 'Book a call' }).boundingBox()),
  )
  expect(boxes[1]).toEqual(boxes[0])
})

const FIELDS = `<form style="position:fixed;right:0;bottom:0;width:300px">
  <input aria-label="Town"><select aria-label="Size"><option>S</option></select><textarea aria-label="Words"></textarea>
  <p contenteditable aria-label="Rich">Words</p></form>`

test('the floating button covers nothing that is being filled in', async () => {
  const address = await serveChanged(`${site}/popup-widget.html`, (html) =>
    html.replace(
      '</body>',
      `${FIELDS}<iframe src="${origin}/demo/30min?embed=inline" data-schedule></iframe></body>`,
    ),
  )
  const page = await browser.open(address, { viewport: { width: 375, height: 667 } })
  const button = page.locator('html > button')
  await button.waitFor()
  // Keys still reach it: it exists but is not drawn.
  const isShown = async () =>
    button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === element
    })
  for (const label of ['Town', 'Size', 'Words', 'Rich']) {
    await page.getByLabel(label).focus()
    await expect.poll(isShown).toBe(false)
    await page.getByLabel(label).blur()
    await expect.poll(isShown).toBe(true)
  }
  const frame = page.frameLocator('body > iframe')
  await slotsIn(frame).first().focus()
  await expect.poll(isShown).toBe(false)
  await page.locator('h1').click()
  await expect.poll(isShown).toBe(true)

  await button.click()
  await slotsIn(page.frameLocator('dialog iframe')).first().focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a frame that is refused throws nothing where its place is gone, and leaves a link in a shadow root', async () => {
  const address = await serveChanged(`${site}/shadow-root.html`, (html) => html, {
    'content-security-policy': "frame-src 'none'",
  })
  const page = await browser.open(address, {}, async (opened) => {
    await opened.clock.install()
  })
  await page.waitForFunction(() => 'scheduleWidget' in window)
  await expect.poll(() => page.locator('iframe').count()).toBeGreaterThan(0)
  // One alone in its own root, and one whose place disappears.
  await page.evaluate(async (url) => {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    const frame = document.createElement('iframe')
    Object.assign(frame, { src: url, title: 'Alone' }).dataset.schedule = ''
    const frames = [frame, frame.cloneNode()]
    // The browser loads an error page in their place. The script notices that first.
    const areRefused = frames.map(
      (refused) => new Promise((resolve) => refused.addEventListener('load', resolve)),
    )
    root.append(...frames)
    const { scheduleWidget } = window as unknown as { scheduleWidget: (added: ShadowRoot) => void }
    scheduleWidget(root)
    setTimeout(() => root.lastElementChild!.remove(), 1_000)
    await Promise.all(areRefused)
  }, `${origin}/demo/30min?embed=inline`)
  await page.clock.runFor(4_000)
  await page.getByRole('link', { name: 'Schedule time with me' }).last().waitFor()
  expect(await page.locator('div >> a[href*="embed=inline"]').count()).toBe(1)
})

test.each([
  ['blanks and a line break around it', (url: string) => `\n   ${url}  \n`],
  ['a line break in it', (url: string) => url.replace('/demo', '/\n  demo'.replace('  ', ''))],
  ['its scheme in capitals', (url: string) => url.replace('http:', 'HTTP:')],
])('an address with %s is one', async (_, written) => {
  const address = await serveChanged(`${site}/inline-div.html`, (html) =>
    html.replace(/data-url="([^"]*)"/, (_all, url: string) => `data-url="${written(url)}"`),
  )
  const page = await browser.open(address)
  await slotsIn(page.frameLocator('iframe')).first().waitFor()
})
