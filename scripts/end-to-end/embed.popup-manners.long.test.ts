import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import { reachFor, scrollOut, settle, slotsIn, watchHostPage } from './host-page.ts'
import { site } from './product.ts'

const browser = useBrowser()

const isOpen = async (page: Page) => page.evaluate(() => document.querySelector('dialog')?.open ?? false)
const trigger = (page: Page) => page.getByRole('link', { name: 'Schedule time with me' })
const inPopup = (page: Page) => page.frameLocator('dialog iframe')
const bars = async (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog')!
    return [innerWidth - document.documentElement.clientWidth, dialog.offsetWidth - dialog.clientWidth]
  })

async function openIn(page: Page): Promise<void> {
  await page.waitForFunction(() => 'scheduleWidget' in window)
  await trigger(page).click()
  await inPopup(page).locator('[data-live]').waitFor({ state: 'attached' })
}

const long = () =>
  serveChanged(`${site}/popup-text.html`, (html) =>
    html.replace('</body>', '<p style="height: 3000px">Long</p><p>End</p></body>'),
  )

test('the page behind hears no keys, keeps its place and its width, and is as before once it is closed', async () => {
  const page = await browser.open(await long(), { viewport: { width: 1280, height: 900 } })
  await page.waitForFunction(() => 'scheduleWidget' in window)
  await page.evaluate(() => scrollTo(0, 40))
  const before = await page.evaluate(() => [scrollY, document.body.getBoundingClientRect().x])
  await openIn(page)
  for (const focus of [
    page.getByRole('button', { name: 'Close' }),
    inPopup(page).locator('a[href]').first(),
  ]) {
    await focus.focus()
    for (const key of ['PageDown', 'End', 'ArrowDown', 'Space']) await page.keyboard.press(key)
    await scrollOut(page)
    if (!(await isOpen(page))) await openIn(page)
    expect(await page.evaluate(() => [scrollY, document.body.getBoundingClientRect().x])).toEqual(before)
  }
  await page.getByRole('button', { name: 'Close' }).click()
  // Browsers report a closed dialog a moment later.
  await expect.poll(() => page.locator('html').getAttribute('style')).toBeFalsy()
  expect(await page.evaluate(() => [scrollY, document.body.getBoundingClientRect().x])).toEqual(before)
})

test('there is one scroll bar where the booking page is higher, and none where it is not', async () => {
  const page = await browser.open(await long(), { viewport: { width: 1280, height: 900 } })
  await openIn(page)
  await expect.poll(() => bars(page)).toEqual([0, 0])
  await page.setViewportSize({ width: 1280, height: 600 })
  await expect.poll(async () => (await bars(page))[0]).toBe(0)
})

test('Esc closes the list that is open, and then the popup', async () => {
  const page = await browser.open(`${site}/popup-text.html`)
  await openIn(page)
  const menu = inPopup(page).locator('summary', { hasText: 'English' })
  await menu.click()
  await page.keyboard.press('Escape')
  await expect.poll(() => inPopup(page).locator('details[open]').count()).toBe(0)
  expect(await isOpen(page)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => isOpen(page)).toBe(false)
})

test('Back leads away from the page that it stands over, and closes it', async () => {
  const page = await browser.open(`${site}/single-page.html`)
  await page.getByRole('link', { name: 'Book in a popup' }).click()
  await page.getByRole('link', { name: 'Schedule time with me' }).waitFor()
  await reachFor(page, trigger(page))
  await openIn(page)
  await page.evaluate(() => history.back())
  await expect.poll(() => isOpen(page)).toBe(false)
  await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('')
})

test('an error is not kept: the next click asks again', async () => {
  const page = await browser.open(`${site}/popup-text.html`)
  await page.route('**/demo/30min?**', async (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await page.waitForFunction(() => 'scheduleWidget' in window)
  await trigger(page).click()
  await inPopup(page).getByText('Bad gateway').waitFor()
  // The link out of a frame that stays empty.
  expect(await page.locator('dialog > a').getAttribute('href')).toContain('/demo/30min')
  await page.unroute('**/demo/30min?**')
  // The next one is ready soon, because the trigger has the focus again.
  const failed = await page.locator('dialog').elementHandle()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => failed?.evaluate((dialog) => dialog.isConnected)).toBe(false)
  await trigger(page).click()
  await slotsIn(inPopup(page)).first().waitFor()
})

test('a popup that is slow is a card at once, and after a second says what will be there, until it is', async () => {
  const page = await browser.open(`${site}/popup-text.html`, {}, async (opened) => {
    await opened.clock.install()
  })
  const held = Promise.withResolvers<void>()
  await page.route('**/demo/30min?**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.waitForFunction(() => 'scheduleWidget' in window)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await trigger(page).click()
  const card = page.locator('dialog iframe')
  expect((await card.boundingBox())?.height).toBeGreaterThan(600)
  expect(await card.evaluate((frame) => getComputedStyle(frame).backgroundColor)).toBe('rgb(255, 255, 255)')
  const words = page.locator('dialog > a')
  await page.clock.runFor(999)
  expect(await words.count()).toBe(0)
  await page.clock.runFor(1)
  expect(await words.textContent()).toBe('Schedule time with me')
  held.resolve()
  await slotsIn(inPopup(page)).first().waitFor()
  await words.waitFor({ state: 'detached' })
})

test('a popup that is there in time has no such words', async () => {
  const page = await browser.open(`${site}/popup-text.html`, {}, async (opened) => {
    await opened.clock.install()
  })
  await page.waitForFunction(() => 'scheduleWidget' in window)
  await openIn(page)
  await page.clock.runFor(2_000)
  expect(await page.locator('dialog > a').count()).toBe(0)
})

test.each([
  [320, 640],
  [375, 667],
  [768, 1024],
])('at %i px the button covers nothing of the page, wherever that is scrolled to', async (width, height) => {
  const page = await browser.open(`${site}/popup-text.html`, { viewport: { width, height } })
  await openIn(page)
  const close = (await page.getByRole('button', { name: 'Close' }).boundingBox())!
  for (const to of [0, 300]) {
    await page.locator('dialog').evaluate((dialog, top) => dialog.scrollTo(0, top), to)
    const visible = await page.locator('dialog').evaluate((dialog) => dialog.getBoundingClientRect().top)
    expect(close.y + close.height).toBeLessThanOrEqual(visible)
  }
})

test.each([
  { width: 375, height: 667 },
  { width: 930, height: 800 },
])('a cold popup grows no bar inside it: %j', async (viewport) => {
  const page = await browser.open(`${site}/popup-text.html`, { viewport }, async (opened) => {
    await opened.addInitScript(() => {
      const look = () => {
        const { scrollHeight, clientHeight } = document.documentElement
        if (self !== top && scrollHeight > clientHeight + 1 && document.querySelector('main'))
          document.documentElement.dataset.bar = String(scrollHeight - clientHeight)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  })
  await openIn(page)
  await settle(page)
  expect(await inPopup(page).locator('html').getAttribute('data-bar')).toBeNull()
})

test('paper gets no floating button', async () => {
  const page = await browser.open(`${site}/popup-widget.html`)
  const button = page.getByRole('button', { name: 'Book a call' })
  await button.waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.locator('html > button').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => button.isVisible()).toBe(true)
})

test('a long text makes no tower, and forced colors have an edge', async () => {
  const address = await serveChanged(`${site}/popup-widget.html`, (html) =>
    html.replace('"Book a call"', '"Book a free half hour with somebody who knows all about it"'),
  )
  const page = await browser.open(address, { viewport: { width: 320, height: 640 }, forcedColors: 'active' })
  const button = page.locator('html > button')
  await button.waitFor()
  const box = (await button.boundingBox())!
  expect([box.height, box.x >= 0]).toEqual([50, true])
  const edge = await button.evaluate((element) => getComputedStyle(element).borderTopColor)
  expect(edge).not.toBe('rgba(0, 0, 0, 0)')
})

test('the chosen day is said in one line', async () => {
  const page = await browser.open(`${site}/popup-text.html`, { viewport: { width: 1000, height: 800 } })
  await openIn(page)
  const day = inPopup(page).getByRole('heading', { name: /day/ })
  const lines = await day.evaluate((element) => {
    // The longest label.
    element.textContent = 'Wednesday, September 30'
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
})

test('on a tablet the page behind is seen on all sides', async () => {
  const page = await browser.open(`${site}/popup-text.html`, { viewport: { width: 768, height: 1024 } })
  await openIn(page)
  const { x, y, width, height } = (await page.locator('dialog iframe').boundingBox())!
  expect(Math.min(x, y, 768 - x - width, 1024 - y - height)).toBeGreaterThanOrEqual(8)
})

test('sweeping over many links asks for one page at most', async () => {
  const address = await serveChanged(`${site}/popup-text.html`, (html) => {
    const one = /<a [^>]*data-schedule[^>]*>[^<]*<\/a>/.exec(html)![0]
    const numbered = (_: unknown, at: number) => `<p>${one.replace('/30min', `/30min?utm_content=${at}`)}</p>`
    return html.replace('</body>', `${Array.from({ length: 50 }, numbered).join('')}</body>`)
  })
  const asked: string[] = []
  const page = await browser.open(address, {}, async (opened) => {
    opened.on('request', (request) => request.url().includes('embed=popup') && asked.push(request.url()))
  })
  await page.waitForFunction(() => 'scheduleWidget' in window)
  // Inside the page: 50 steps from here would take longer than a resting hand.
  await page.locator('p > a[data-schedule]').evaluateAll((links) => {
    for (const link of links) link.dispatchEvent(new PointerEvent('pointerenter'))
  })
  // Links are noticed in order, so that nothing is asked for after the last one.
  await expect.poll(() => asked.at(-1)).toMatch(/utm_content=49/)
  expect(asked).toHaveLength(1)
})

test('what an element of ours carries is short', async () => {
  const page = await browser.open(`${site}/popup-widget.html`, {}, watchHostPage)
  // Also the text for a slow one.
  await page.route('**/demo/**', () => undefined)
  await page.getByRole('button', { name: 'Book a call' }).click()
  await page.locator('dialog > a').waitFor()
  const styles = await page
    .locator('html > button, dialog, dialog > *')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('style')?.length ?? 0))
  expect(styles).toHaveLength(5)
  for (const length of styles) expect(length).toBeLessThan(1_000)
})
