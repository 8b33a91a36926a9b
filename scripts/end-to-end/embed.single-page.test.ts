import { expect, inject, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { eventsOf, slotsIn, watchHostPage } from './host-page.ts'

const origin = inject('origin')
const site = inject('siteOrigin')
const browser = useBrowser()

function twoEmbeds(url: string): string {
  return `<div data-schedule="inline" data-url="${url}"></div>
    <a href="${url}" data-schedule="popup">Book here</a>`
}

test('20 navigations of a single-page site leave nothing behind', async () => {
  const page = await browser.open(`${site}/popup-text.html`, {}, watchHostPage)
  await page.waitForFunction(() => 'scheduleWidget' in window)
  for (let visit = 0; visit < 20; visit++) {
    await page.evaluate(
      (html) => {
        const body = document.createElement('body')
        body.innerHTML = html
        document.body.replaceWith(body)
      },
      twoEmbeds(`${origin}/demo/30min`),
    )
    await page.locator('div iframe').waitFor()
    await page.getByRole('link', { name: 'Book here' }).hover()
    await page.locator('dialog').waitFor({ state: 'attached' })
    await page.evaluate(() => document.body.replaceWith(document.createElement('body')))
    await expect.poll(async () => page.locator('iframe, dialog').count()).toBe(0)
  }
  expect(await page.evaluate(() => frames.length)).toBe(0)
  expect(page.frames()).toHaveLength(1)
})

test('a container that comes late is filled, one that returns is filled again', async () => {
  const page = await browser.open(`${site}/link.html`, {}, watchHostPage)
  await page.addScriptTag({ url: `${origin}/external/scheduling.js` })
  await page.evaluate((url) => {
    const container = document.createElement('div')
    container.dataset.schedule = 'inline'
    container.dataset.url = url
    document.body.append(container)
  }, `${origin}/demo/30min`)
  await slotsIn(page.frameLocator('iframe')).first().waitFor()
  await page.evaluate(async () => {
    const container = document.querySelector('[data-schedule]')!
    container.remove()
    await new Promise((resolve) => setTimeout(resolve, 200))
    document.body.append(container)
  })
  await slotsIn(page.frameLocator('iframe')).first().waitFor()
  await expect.poll(async () => (await eventsOf(page, 'ready')).length).toBe(2)
  expect(await page.locator('iframe').count()).toBe(1)
})

test('the script twice, late and as a module is the script once', async () => {
  const page = await browser.open(`${site}/index.html`, {}, watchHostPage)
  await expect.poll(async () => (await eventsOf(page, 'ready')).length).toBe(1)
  await page.addScriptTag({ url: `${origin}/external/scheduling.js` })
  await page.addScriptTag({ url: `${origin}/external/scheduling.js`, type: 'module' })
  // Optimisers inline it, where it has no address of its own.
  await page.addScriptTag({ content: await (await fetch(`${origin}/external/scheduling.js`)).text() })
  await page.waitForTimeout(300)
  expect(await page.getByRole('button', { name: 'Booking' }).count()).toBe(1)
  expect(await page.locator('iframe').count()).toBe(1)
  await page.getByRole('button', { name: 'Booking' }).click()
  await slotsIn(page.frameLocator('dialog iframe')).first().waitFor()
  expect(await eventsOf(page, 'ready')).toHaveLength(2)
  const globals = await page.evaluate(() => Object.keys(window).filter((name) => /^sched/i.test(name)))
  expect(globals.filter((name) => name !== 'scheduler')).toEqual(['scheduleWidget'])
})

test('the floating button goes with its tag and comes back with the next', async () => {
  const page = await browser.open(`${site}/popup-widget.html`)
  const button = page.getByRole('button', { name: 'Book a call' })
  await button.waitFor()
  await page.evaluate(() => document.body.replaceWith(document.createElement('body')))
  await expect.poll(async () => button.count()).toBe(0)
  await page.evaluate((url) => {
    const script = document.createElement('script')
    script.src = url
    script.dataset.widget = new URL('/demo/15min', url).href
    document.body.append(script)
  }, `${origin}/external/scheduling.js`)
  await page.getByRole('button', { name: 'Booking' }).waitFor()
})
