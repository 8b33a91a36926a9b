import type { BrowserContext, Page } from 'playwright'
import { chromium } from 'playwright'
import { CHROMIUM } from '../chromium.ts'
import type { Product } from '../product.ts'
import type { Figure } from './figure.ts'
import { median } from './figure.ts'

const RUNS = 7
// Chromium's setting "1.6 Mbit/s, 150 ms": a phone on a bad day.
const SLOW = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const SLOW_CPU = 4
const SETTLED_MS = 500

/** From the start of navigation until the first bookable time is on the screen, with an empty cache each time. */
export async function benchFirstSlot(product: Product): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
  const places = [
    { name: 'direct', url: `${product.origin}/demo/30min`, frame: false },
    { name: 'inline embed', url: `${product.siteOrigin}/inline.html`, frame: true },
  ]
  const figures: Figure[] = []
  try {
    for (const place of places)
      for (const slow of [false, true]) {
        const times: number[] = []
        let requests = 0
        for (let run = 0; run <= RUNS; run++) {
          const context = await browser.newContext()
          const measured = await firstSlot(product, context, place.url, place.frame, slow)
          await context.close()
          // The first run warms up the browser and the server.
          if (run > 0) times.push(measured.milliseconds)
          requests = measured.requests
        }
        const network = slow ? '1.6 Mbit/s, 150 ms, 4× CPU' : 'no throttle'
        const name = `first slot, ${place.name}, ${network}`
        figures.push({
          name,
          unit: 'ms',
          value: median(times),
          target: slow ? 600 : 150,
          comparison: slow ? 9_040 : 1_540,
        })
        if (!slow)
          figures.push({
            name: `requests to the first slot, ${place.name}`,
            unit: 'requests',
            value: requests,
            // In a frame there is also the loader. They load in parallel.
            target: place.frame ? 3 : 2,
          })
      }
  } finally {
    await browser.close()
  }
  return figures
}

const FIRST_SLOT = 'a[href*="slot="], button[data-slot]'

async function firstSlot(
  product: Product,
  context: BrowserContext,
  url: string,
  isFramed: boolean,
  isSlow: boolean,
) {
  const page = await context.newPage()
  let requests = 0
  page.on('request', (request) => {
    if (request.url().startsWith(product.origin)) requests++
  })
  if (isSlow) await slowDown(context, page)
  await page.goto(url, { waitUntil: 'load' })
  // Checking the page earlier would take a fifth of its time.
  await page.waitForTimeout(SETTLED_MS)
  const place = isFramed ? page.frameLocator('iframe') : page
  const slot = place.locator(FIRST_SLOT).first()
  await slot.waitFor({ state: 'visible' })
  // The slots are in the document, so they appear with its first paint.
  const paintedAt = await slot.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    return paint ? performance.timeOrigin + paint.startTime : undefined
  })
  if (paintedAt === undefined)
    throw new Error(`nothing was painted at ${url} in ${SETTLED_MS} ms after its load`)
  const began = await page.evaluate(() => performance.timeOrigin)
  return { milliseconds: paintedAt - began, requests }
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
}
