import type { Browser, BrowserContext, Page } from 'playwright'
import { chromium } from 'playwright'
import { CHROMIUM } from '../chromium.ts'
import type { Product } from '../product.ts'
import type { Figure } from './figure.ts'
import type { Sample } from './trial.ts'
import { mediansOf } from './trial.ts'

const RUNS = 7
// Chromium's setting "1.6 Mbit/s, 150 ms": a phone on a bad day.
const SLOW = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const SLOW_CPU = 4
const SETTLED_MS = 500

const PLACES = [
  // In a frame there is also the loader. They load in parallel.
  { name: 'direct', isFramed: false, requests: 2 },
  { name: 'inline embed', isFramed: true, requests: 3 },
]

/** From the start of navigation until the first bookable time is on the screen, with an empty cache each time. */
export async function benchFirstSlot(product: Product): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
  try {
    const [medians] = await mediansOf(firstSlotTrial, [product], browser, RUNS)
    return [...(medians?.values() ?? [])].map((sample) => ({ ...sample, ...targetOf(sample) }))
  } finally {
    await browser.close()
  }
}

function targetOf({ name, unit }: Sample): Pick<Figure, 'target' | 'comparison'> {
  if (unit === 'ms') {
    const isSlow = name.includes('1.6 Mbit/s')
    return { target: isSlow ? 600 : 150, comparison: isSlow ? 9_040 : 1_540 }
  }
  const place = PLACES.find((each) => name.endsWith(each.name))
  return place ? { target: place.requests } : {}
}

/** Opens the booking page directly and in the demo's site, on the machine's own line and on a slow one. */
export async function firstSlotTrial(product: Product, browser: Browser): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const { name: place, isFramed } of PLACES)
    for (const isSlow of [false, true]) {
      const context = await browser.newContext()
      const { milliseconds, requests } = await firstSlot(product, context, isFramed, isSlow)
      await context.close()
      const network = isSlow ? '1.6 Mbit/s, 150 ms, 4× CPU' : 'no throttle'
      samples.push({ name: `first slot, ${place}, ${network}`, unit: 'ms', value: milliseconds })
      if (!isSlow)
        samples.push({ name: `requests to the first slot, ${place}`, unit: 'requests', value: requests })
    }
  return samples
}

const FIRST_SLOT = 'a[href*="slot="], button[data-slot]'

async function firstSlot(product: Product, context: BrowserContext, isFramed: boolean, isSlow: boolean) {
  const url = isFramed ? `${product.siteOrigin}/inline.html` : `${product.origin}/demo/30min`
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
