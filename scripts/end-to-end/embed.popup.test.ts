import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { WHOLE_CHROMIUM_IN_TESTS } from '../chromium.ts'
import { useBrowser } from './browser.ts'
import { eventsOf, fillIn, isDrawn, scrollOut, slotsIn, watchHostPage } from './host-page.ts'
import { origin, site } from './product.ts'

const browser = useBrowser()
const wholeBrowser = useBrowser(WHOLE_CHROMIUM_IN_TESTS)

const isOpen = async (page: Page) =>
  page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.open)
const focused = async (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

test('a page with a popup asks for nothing but the script until somebody is about to want it', async () => {
  const asked: string[] = []
  const page = await browser.open(`${site}/popup-text.html`, {}, async (opened) => {
    opened.on('request', (request) => {
      if (request.url().startsWith(origin)) asked.push(new URL(request.url()).pathname)
    })
  })
  await page.waitForFunction(() => 'scheduleWidget' in window)
  await isDrawn(page)
  expect(asked).toEqual(['/external/scheduling.js'])

  await page.getByRole('link', { name: 'Schedule time with me' }).hover()
  await page.frameLocator('dialog iframe').locator('[data-live]').waitFor({ state: 'attached' })
  expect(await isOpen(page)).toBe(false)
  await page.getByRole('link', { name: 'Schedule time with me' }).click()
  await slotsIn(page.frameLocator('dialog iframe')).first().waitFor()
  expect(asked.filter((path) => path === '/demo/30min')).toHaveLength(1)
})

test('reached by keyboard the popup is loaded before it is opened', async () => {
  const page = await browser.open(`${site}/popup-text.html`, {}, watchHostPage)
  await page.waitForFunction(() => 'scheduleWidget' in window)
  expect(await page.locator('iframe').count()).toBe(0)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Schedule time with me')
  await expect.poll(async () => (await eventsOf(page, 'ready')).length).toBe(1)
  expect(await isOpen(page)).toBe(false)
})

test('a touch opens it', async () => {
  const page = await browser.open(`${site}/popup-text.html`, {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  })
  await page.waitForFunction(() => 'scheduleWidget' in window)
  await page.getByRole('link', { name: 'Schedule time with me' }).tap()
  expect(await isOpen(page)).toBe(true)
  await slotsIn(page.frameLocator('dialog iframe')).first().tap()
  await page.frameLocator('dialog iframe').getByLabel('Name').waitFor()
})

test('by keyboard: open, stay inside, Esc from the button and from the frame, focus returns', async () => {
  const page = await browser.open(`${site}/popup-text.html`, {}, watchHostPage)
  await page.waitForFunction(() => 'scheduleWidget' in window)
  const link = page.getByRole('link', { name: 'Schedule time with me' })

  await link.focus()
  await page.keyboard.press('Enter')
  expect(await isOpen(page)).toBe(true)
  const frame = page.frameLocator('dialog iframe')
  await slotsIn(frame).first().waitFor()
  expect(await page.getByRole('dialog').getAttribute('aria-label')).toBe('Schedule time with me')

  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      ),
    ).toBe(true)
  }
  await page.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  expect(await isOpen(page)).toBe(false)
  expect(await focused(page)).toBe('Schedule time with me')

  await page.keyboard.press('Enter')
  await slotsIn(frame).first().focus()
  await page.keyboard.press('Escape')
  await expect.poll(async () => isOpen(page)).toBe(false)
  expect(await focused(page)).toBe('Schedule time with me')
  await expect.poll(async () => eventsOf(page, 'closed')).toHaveLength(2)
})

test('the button and the ground around the page close the popup', async () => {
  const page = await browser.open(`${site}/popup-text.html`)
  await page.waitForFunction(() => 'scheduleWidget' in window)
  await page.getByRole('button', { name: 'Quick call' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await isOpen(page)).toBe(false)
  await page.getByRole('button', { name: 'Quick call' }).click()
  // Waits until it accepts clicks again.
  await page.getByRole('button', { name: 'Close' }).hover()
  await page.mouse.click(20, 300)
  expect(await isOpen(page)).toBe(false)
})

test('what was typed is still there after closing, until it is booked', async () => {
  const page = await browser.open(`${site}/popup-text.html`, {}, watchHostPage)
  await page.waitForFunction(() => 'scheduleWidget' in window)
  const trigger = page.getByRole('link', { name: 'Schedule time with me' })
  const frame = page.frameLocator('dialog iframe')
  await trigger.click()
  await slotsIn(frame).first().click()
  await frame.getByLabel('Name').fill('Typed before')
  await page.getByRole('button', { name: 'Close' }).click()
  await trigger.click()
  expect(await frame.getByLabel('Name').inputValue()).toBe('Typed before')

  await fillIn(frame, { name: 'Typed before', email: 'typed@before.example' })
  await expect.poll(async () => (await eventsOf(page, 'booked')).length).toBe(1)
  // Its link has the focus again, which soon prepares the next popup.
  await page.locator('dialog').evaluate((dialog) => (dialog.id = 'booked'))
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(async () => page.locator('#booked').count()).toBe(0)
  await trigger.click()
  await slotsIn(frame).first().waitFor()
  expect(await eventsOf(page, 'booked')).toHaveLength(1)
})

test('with Ctrl a link opens a tab, as links do', async () => {
  const page = await wholeBrowser.open(`${site}/popup-text.html`)
  await page.waitForFunction(() => 'scheduleWidget' in window)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Schedule time with me' }).click({ modifiers: ['Control'] }),
  ])
  await tab.waitForURL(`${origin}/**`)
  expect(await isOpen(page)).toBe(false)
})

test('the page behind does not scroll', async () => {
  const page = await browser.open(`${site}/index.html`)
  await page.waitForFunction(() => 'scheduleWidget' in window)
  await page.getByRole('link', { name: 'Schedule time with me' }).click()
  await slotsIn(page.frameLocator('dialog iframe')).first().waitFor()
  await page.mouse.move(20, 500)
  await page.mouse.wheel(0, 2_000)
  await page.mouse.move(640, 300)
  await page.mouse.wheel(0, 2_000)
  await scrollOut(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the floating button books too', async () => {
  const page = await browser.open(`${site}/popup-widget.html`, {}, watchHostPage)
  const button = page.getByRole('button', { name: 'Book a call' })
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(15, 118, 110)',
  )
  await button.click()
  const frame = page.frameLocator('dialog iframe')
  await slotsIn(frame).first().click()
  await fillIn(frame, { name: 'Wim Widget', email: 'wim@widget.example' })
  await expect.poll(async () => (await eventsOf(page, 'booked')).length).toBe(1)
})
