import type { Browser, CDPSession } from 'playwright'
import { chromium } from 'playwright'
import { createClient } from '../../packages/contract/src/index.ts'
import { CHROMIUM } from '../chromium.ts'
import type { TestHost } from '../end-to-end/host-api.ts'
import { signedInAs } from '../end-to-end/signed-in.ts'
import type { Product } from '../product.ts'
import { DEMO } from '../seed.ts'
import type { Figure } from './figure.ts'
import type { Sample } from './trial.ts'
import { mediansOf } from './trial.ts'

const RUNS = 7
const SETTLED_MS = 2_000
const TARGETS: Readonly<Record<string, Pick<Figure, 'target' | 'comparison'>>> = {
  'dashboard, event types shown': { comparison: 4_600 },
  'dashboard, requests until the screen stands': { target: 20 },
  'dashboard, all requests': { comparison: 108 },
  'dashboard, all bytes received': { target: 170_000, comparison: 1_053_000 },
}

/** The first screen of a host who is signed in, with an empty cache each time. */
export async function benchDashboard(product: Product): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
  try {
    const [medians] = await mediansOf(dashboardTrial, [product], browser, RUNS)
    return [...(medians?.values() ?? [])].map((sample) => ({ ...sample, ...TARGETS[sample.name] }))
  } finally {
    await browser.close()
  }
}

/** Opens the dashboard once, and waits until nothing more is asked for. */
export async function dashboardTrial(product: Product, browser: Browser): Promise<Sample[]> {
  const session = await sessionOf(product)
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await signedInAs({ session })(page)
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('main article')) return
        observer.disconnect()
        performance.mark('shown')
      }).observe(document, { childList: true, subtree: true })
    })
    const received = countBytes(await context.newCDPSession(page))
    await page.goto(`${product.origin}/`)
    await page.locator('main article').first().waitFor()
    await page.waitForTimeout(SETTLED_MS)
    const { shown, before, all } = await page.evaluate(() => {
      const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const at = performance.getEntriesByName('shown')[0]?.startTime ?? Number.NaN
      // The document itself is none of them.
      return {
        shown: at,
        before: 1 + requests.filter(({ startTime }) => startTime < at).length,
        all: 1 + requests.length,
      }
    })
    return [
      { name: 'dashboard, event types shown', unit: 'ms', value: shown },
      { name: 'dashboard, requests until the screen stands', unit: 'requests', value: before },
      { name: 'dashboard, all requests', unit: 'requests', value: all },
      { name: 'dashboard, all bytes received', unit: 'bytes', value: (await received)() },
    ]
  } finally {
    await context.close()
  }
}

const sessions = new WeakMap<Product, TestHost['session']>()

/** Signs in once for all tries. */
async function sessionOf(product: Product): Promise<TestHost['session']> {
  const known = sessions.get(product)
  if (known) return known
  const { email, password } = DEMO
  const { token, expires } = await createClient({ origin: product.origin })('POST /users/login', {
    body: { email, password },
  })
  const session = { token, expires }
  sessions.set(product, session)
  return session
}

/** What comes over the line, heads of answers included. */
async function countBytes(devtools: CDPSession): Promise<() => number> {
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await devtools.send('Network.enable')
  return () => bytes
}
