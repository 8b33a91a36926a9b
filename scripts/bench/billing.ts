import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright'
import { chromium } from 'playwright'
import { signature, startStripe } from '../../packages/sandbox/src/stripe/server.ts'
import { CHROMIUM } from '../chromium.ts'
import { openBusyHost } from '../processes/hosts.ts'
import { openCaller } from '../processes/load-client.ts'
import type { Caller } from '../processes/load-client.ts'
import { freePortPair, startProduct } from '../product.ts'
import type { Figure } from './figure.ts'
import { median, percentile } from './figure.ts'

const KEYS = { secretKey: 'sk_test_bench', publishableKey: 'pk_test_bench' }
const WEBHOOK_SECRET = 'whsec_bench'
const VISITS = 5
const EVENTS = 5_000
const CALLERS = 50
const DAY = 86_400_000

/** How soon people see the price of a plan, and how many of the provider's events we process per second. */
export async function benchBilling(databaseUrl: string): Promise<Figure[]> {
  const stripe = await startStripe(KEYS)
  const port = await freePortPair()
  const origin = `http://localhost:${port}`
  const product = await startProduct({
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    PUBLIC_URL: origin,
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
  })
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
  const caller = openCaller(origin)
  try {
    const { authorization } = await openBusyHost(caller, databaseUrl, [])
    const body = { token: 'tok_visa' }
    await caller.send('POST', '/stripe/addPaymentMethod', { body, headers: { authorization } })
    const [customer] = stripe.world.all('customer')
    const visits = await visitsOf(browser, origin, authorization.replace('Bearer ', ''))
    return [
      { name: '/upgrade: to the first price', unit: 'ms', value: median(visits.map(({ took }) => took)) },
      { name: '/upgrade: what is loaded', unit: 'bytes', value: median(visits.map(({ bytes }) => bytes)) },
      {
        name: 'tax, as it is asked for',
        unit: 'ms',
        value: median(await taxTakes(caller, authorization)),
        target: 300,
      },
      ...(await webhooksTake(origin, String(customer?.id))),
    ]
  } finally {
    caller.close()
    await browser.close()
    await product.stop()
    await stripe.close()
  }
}

/** Milliseconds of each call. The first is a warm-up. */
async function taxTakes(caller: Caller, authorization: string): Promise<number[]> {
  const body = { plan_type: 'growth_monthly', quantity: 1_000 }
  const took: number[] = []
  for (let visit = 0; visit <= VISITS; visit++) {
    const began = performance.now()
    await caller.send('POST', '/stripe/calculateTax', { body, headers: { authorization } })
    if (visit > 0) took.push(performance.now() - began)
  }
  return took
}

/** Each with an empty cache. The first is a warm-up. */
async function visitsOf(
  browser: Browser,
  origin: string,
  token: string,
): Promise<{ took: number; bytes: number }[]> {
  const session = JSON.stringify({ token, expires: new Date(Date.now() + DAY).toISOString() })
  const visits: { took: number; bytes: number }[] = []
  for (let visit = 0; visit <= VISITS; visit++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.addInitScript((kept) => localStorage.setItem('scheduling.token', kept), session)
    const began = performance.now()
    await page.goto(`${origin}/upgrade`)
    await page.getByText('$149', { exact: true }).waitFor()
    const took = performance.now() - began
    const bytes = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
        (sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize,
        0,
      ),
    )
    if (visit > 0) visits.push({ took, bytes })
    await context.close()
  }
  return visits
}

/** Each call carries a different event of one customer. The work that follows runs meanwhile. */
async function webhooksTake(origin: string, customer: string): Promise<Figure[]> {
  const callers = Array.from({ length: CALLERS }, () => openCaller(origin))
  const times: number[] = []
  let left = EVENTS
  const began = performance.now()
  await Promise.all(
    callers.map(async (caller) => {
      while (left-- > 0) {
        const object = { id: 'sub_bench', object: 'subscription', customer }
        const body = { id: `evt_${randomUUID()}`, type: 'customer.subscription.updated', data: { object } }
        const at = Math.floor(Date.now() / 1_000)
        const header = signature(JSON.stringify(body), { at, secret: WEBHOOK_SECRET })
        const reply = await caller.send('POST', '/stripe/webhook', {
          body,
          headers: { 'stripe-signature': header },
        })
        if (reply.status !== 204) throw new Error(`An event was answered with ${reply.status}`)
        times.push(reply.milliseconds)
      }
    }),
  )
  const seconds = (performance.now() - began) / 1_000
  for (const caller of callers) caller.close()
  return [
    {
      name: 'events of the payment provider accepted',
      unit: 'per second',
      value: EVENTS / seconds,
      target: 1_000,
    },
    { name: `one of them among ${CALLERS} at once, p99`, unit: 'ms', value: percentile(times, 0.99) },
  ]
}
