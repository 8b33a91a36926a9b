import type { Browser, Frame, Page } from 'playwright'
import { chromium } from 'playwright'
import { CHROMIUM } from '../chromium.ts'
import { startExampleSite } from '../example-site.ts'
import type { Product } from '../product.ts'
import { freePortPair } from '../product.ts'
import type { Figure } from './figure.ts'
import { median } from './figure.ts'
import type { Link } from './slow-link.ts'
import { startSlowLink } from './slow-link.ts'

const RUNS = 5
const NETWORKS = [
  { name: '100 ms, 10 Mbit/s', link: { roundTripMs: 100, bitsPerSecond: 10e6 }, cpu: 1 },
  { name: '150 ms, 1.6 Mbit/s, 4× CPU', link: { roundTripMs: 150, bitsPerSecond: 1.6e6 }, cpu: 4 },
]
const KINDS = [
  { name: 'inline', page: 'inline.html', measure: firstSlot },
  { name: 'inline without a frame in the snippet', page: 'inline-div.html', measure: firstSlot },
  { name: 'popup, hover 500 ms', page: 'popup-text.html', measure: openPopup },
]
const HOVER_MS = 500
// Beyond this, a response no longer feels immediate.
const POPUP_TARGET_MS = 100
const ROUND_TRIPS_TARGET = 4
// Checking a page while it loads would take a fifth of its time.
const SETTLED_MS = 1_000

/**
 * Cold start: from the snippet on a loaded page until the first time is on the screen. Round trips are the extra
 * time over a long link. The same run with no delay shows the time of server, bandwidth and processor.
 */
export async function benchEmbed(product: Product): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    // One process for page and frame. A phone's processor slows down both, but only the page's process can be
    // throttled.
    args: ['--no-sandbox', '--disable-site-isolation-trials'],
  })
  const figures: Figure[] = []
  try {
    for (const { name: network, link, cpu } of NETWORKS)
      for (const { name: kind, page, measure } of KINDS) {
        const far: Run[] = []
        const near: Run[] = []
        for (let run = 0; run < RUNS; run++) {
          // Alternates, so that other load on the machine affects both.
          far.push(await coldRun(browser, product, { link, cpu, page, measure }))
          const none = { ...link, roundTripMs: 0 }
          if (measure === firstSlot)
            near.push(await coldRun(browser, product, { link: none, cpu, page, measure }))
        }
        figures.push(...figuresOf(`${kind}, ${network}`, link, far, near))
      }
  } finally {
    await browser.close()
  }
  return figures
}

interface Run {
  ms: number
  bytes: number
}

function figuresOf(name: string, { roundTripMs }: Link, far: Run[], near: Run[]): Figure[] {
  const ms = median(far.map((run) => run.ms))
  if (near.length === 0) return [{ name, unit: 'ms', value: ms, target: POPUP_TARGET_MS }]
  // The fastest of each: otherwise a busy machine would count as round trips.
  const [far0, near0] = [far, near].map((runs) => Math.min(...runs.map((run) => run.ms))) as [number, number]
  return [
    { name, unit: 'ms', value: ms, target: near0 + ROUND_TRIPS_TARGET * roundTripMs },
    { name: '  of it', unit: 'RTT', value: (far0 - near0) / roundTripMs, target: ROUND_TRIPS_TARGET },
    { name: '  came down in all', unit: 'bytes', value: median(far.map((run) => run.bytes)) },
  ]
}

interface Setting {
  link: Link
  cpu: number
  page: string
  measure: (page: Page) => Promise<number>
}

async function coldRun(browser: Browser, product: Product, setting: Setting): Promise<Run> {
  const link = await startSlowLink(Number(new URL(product.origin).port), setting.link)
  const site = await startExampleSite({ port: await freePortPair(), schedulingOrigin: link.origin })
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: setting.cpu })
  // A different host name makes it a different site, as in real use. Then the frame cannot reuse a connection of
  // its page.
  const address = site.url.replace('localhost', '127.0.0.1') + setting.page
  await page.goto(address, { waitUntil: 'load' })
  const ms = await setting.measure(page)
  const bytes = link.bytes()
  await page.context().close()
  await site.stop()
  await link.stop()
  return { ms, bytes }
}

async function firstSlot(page: Page): Promise<number> {
  await page.waitForTimeout(SETTLED_MS)
  const shownAt = await paintedAt(await bookingPage(page, 'iframe'))
  // The page around the embed is not measured.
  const snippetAt = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return performance.timeOrigin + (navigation as PerformanceNavigationTiming).responseEnd
  })
  return shownAt - snippetAt
}

async function openPopup(page: Page): Promise<number> {
  await page.evaluate(() => {
    addEventListener(
      'click',
      () => Object.assign(window, { clickedAt: performance.timeOrigin + performance.now() }),
      {
        capture: true,
      },
    )
  })
  const link = page.getByRole('link', { name: 'Schedule time with me' })
  await link.hover()
  await page.waitForTimeout(HOVER_MS)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForTimeout(SETTLED_MS)
  const shownAt = await paintedAt(await bookingPage(page, 'dialog iframe'))
  return shownAt - (await page.evaluate(() => Number(Reflect.get(window, 'clickedAt'))))
}

async function bookingPage(page: Page, selector: string): Promise<Frame> {
  const element = await page.waitForSelector(selector, { state: 'attached' })
  const frame = await element.contentFrame()
  if (!frame) throw new Error(`${selector} holds no page`)
  return frame
}

/** The times are in the document, so they appear with its first paint. */
async function paintedAt(frame: Frame): Promise<number> {
  await frame.waitForSelector('a[href*="slot="]')
  const at = await frame.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    return paint ? performance.timeOrigin + paint.startTime : undefined
  })
  if (at === undefined) throw new Error(`nothing was painted in ${SETTLED_MS} ms`)
  return at
}
