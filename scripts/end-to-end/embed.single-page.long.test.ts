import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { eventsOf, isDrawn, reachFor, slotsIn, watchHostPage } from './host-page.ts'
import { origin, site } from './product.ts'

const browser = useBrowser()

declare global {
  interface Window {
    pending: Set<number>
  }
}

/** Makes a page count its timers. */
async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.pending = new Set()
    const later = window.setTimeout.bind(window)
    const never = window.clearTimeout.bind(window)
    const again = window.setInterval.bind(window)
    window.setTimeout = ((deed: () => void, after: number) => {
      const id = later(() => {
        window.pending.delete(id)
        deed()
      }, after)
      window.pending.add(id)
      return id
    }) as typeof later
    window.clearTimeout = (id) => {
      window.pending.delete(Number(id))
      never(id)
    }
    window.setInterval = ((deed: () => void, each: number) => {
      const id = again(deed, each)
      window.pending.add(id)
      return id
    }) as typeof again
  })
}

/** What the page still holds after garbage collection. */
async function heldBy(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const count = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    frames: count('Frames'),
    documents: count('Documents'),
    listeners: count('JSEventListeners'),
    nodes: count('Nodes'),
    timers: await page.evaluate(() => window.pending.size),
  }
}

test('20 navigations of a single-page site leave no frame, listener, timer or node behind', async () => {
  const page = await browser.open(`${site}/single-page.html`, {}, watchTimers)
  await page.waitForFunction(() => 'scheduleWidget' in window)
  const go = async (name: string) => page.getByRole('link', { name, exact: true }).click()

  async function navigate(rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      await go('Book here')
      await page.locator('.booking iframe').waitFor()
      await go('Book in a popup')
      await reachFor(page, page.getByRole('link', { name: 'Schedule time with me' }))
    }
    await go('Home')
    await expect.poll(async () => page.locator('iframe, dialog').count()).toBe(0)
    expect(page.frames()).toHaveLength(1)
    // The script waits some seconds for a message from a loaded page.
    await expect.poll(() => page.evaluate(() => window.pending.size), { timeout: 30_000 }).toBe(0)
  }

  // The first rounds create what browser and site create only once.
  await navigate(2)
  // The browser itself may hold garbage a moment longer.
  await heldBy(page)
  const before = await heldBy(page)
  await navigate(10)
  const most: Record<string, number> = { ...before, frames: 1, timers: 0 }
  // What was garbage before may be gone. A leak would be there twenty times.
  await expect
    .poll(async () => Object.entries(await heldBy(page)).filter(([name, count]) => count > most[name]!))
    .toEqual([])
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
  await expect.poll(async () => (await eventsOf(page, 'ready')).length).toBe(1)
  await page.evaluate(async () => {
    const container = document.querySelector<HTMLElement>('[data-schedule]')!
    container.remove()
    // The script notices both at once: that one goes, and that another is there.
    const other = document.createElement('a')
    other.dataset.schedule = 'popup'
    other.dataset.url = container.dataset.url
    document.body.append(other)
    while (!other.textContent) await new Promise(requestAnimationFrame)
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
  // Optimizers inline it, and then it has no address of its own.
  await page.addScriptTag({ content: await (await fetch(`${origin}/external/scheduling.js`)).text() })
  // Each script that watches the page would have noticed by now what the last ones have added.
  await page.evaluate(async () => {
    const link = document.createElement('a')
    Object.assign(link.dataset, { schedule: 'popup', url: 'https://scheduling.example/demo/30min' })
    document.body.append(link)
    while (!link.textContent) await new Promise(requestAnimationFrame)
    link.remove()
  })
  await isDrawn(page)
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
