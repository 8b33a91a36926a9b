import type { Stripe } from '@scheduling/sandbox/stripe'
import { startStripe } from '@scheduling/sandbox/stripe'
import type { PlanType } from '@scheduling/domain/pricing'
import type { Vies } from '@scheduling/sandbox/vies'
import { startVies } from '@scheduling/sandbox/vies'
import { afterAll, expect } from 'vitest'
import type { Config } from '../../config.ts'
import { billing } from '../../features/billing/index.ts'
import { CLEANUP } from '../../jobs/cleanup.ts'
import type { BillingConfig } from '../../providers/billing-config.ts'
import type { TestApp } from '../app.ts'
import { startTestApp } from '../app.ts'
import type { TestHost } from '../hosts.ts'
import { openAccount } from '../hosts.ts'
import { eventually } from '../eventually.ts'

const KEYS = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1' }
export const WEBHOOK_SECRET = 'whsec_test1'
/** Both secrets are valid while the provider replaces one by the other. */
export const OLD_WEBHOOK_SECRET = 'whsec_test0'

export interface Shop {
  app: TestApp
  stripe: Stripe
  vies: Vies
}

/**
 * The real server with stand-ins for Stripe and the register of tax ids, on the same clock. Call it at the top of
 * a test file.
 */
export async function startShop(
  change: Partial<BillingConfig> = {},
  config: Partial<Config> = {},
): Promise<Shop> {
  const clock: { now: () => number } = { now: () => 0 }
  const now = () => clock.now()
  const [stripe, vies] = await Promise.all([startStripe({ ...KEYS, now }), startVies({ now })])
  const app = await startTestApp({
    hasPlans: true,
    ...config,
    billing: {
      ...KEYS,
      webhookSecrets: [WEBHOOK_SECRET, OLD_WEBHOOK_SECRET],
      apiOrigin: stripe.url,
      scriptUrl: `${stripe.url}/v3/`,
      registerOrigin: vies.url,
      timeoutMs: 10_000,
      isStandIn: true,
      ...change,
    },
  })
  stripe.webhooks.receive({ url: `${app.url}/api/v1/stripe/webhook`, secret: WEBHOOK_SECRET })
  afterAll(async () => {
    await stripe.close()
    await vies.close()
  })
  clock.now = () => app.clock.now()
  return { app, stripe, vies }
}

export const VISA = '4242 4242 4242 4242'
export const ASKS_ALWAYS = '4000 0027 6000 3184'
export const FAILS_LATER = '4000 0000 0000 0341'

/** A business address for invoices. */
export const IN_BERLIN = {
  company_name: 'Noor GmbH',
  country_code: 'DE',
  country_name: 'Germany',
  address_line_1: 'Torstraße 1',
  city: 'Berlin',
  postal_code: '10119',
}

async function browserCall(
  shop: Shop,
  path: string,
  fields: Record<string, string>,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${shop.stripe.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEYS.publishableKey}` },
    body: new URLSearchParams(fields),
  })
  return (await response.json()) as Record<string, unknown>
}

/** The token that the browser's card form gets for a card. */
export async function tokenOf(shop: Shop, number: string): Promise<string> {
  const card = { 'card[number]': number, 'card[exp_month]': '12', 'card[exp_year]': '40', 'card[cvc]': '123' }
  return String((await browserCall(shop, '/v1/tokens', card)).id)
}

/** What the browser script does with a payment's secret. If the bank asks the owner, they say `answer`. */
export async function confirm(
  shop: Shop,
  secret: string,
  answer: 'complete' | 'fail' = 'complete',
): Promise<void> {
  const [id = ''] = secret.split('_secret_')
  const intent = await browserCall(shop, `/v1/payment_intents/${id}/confirm`, { client_secret: secret })
  if (intent.status === 'requires_action') await decide(shop, id, answer)
}

export async function decide(shop: Shop, id: string, answer: 'complete' | 'fail'): Promise<void> {
  await fetch(`${shop.stripe.url}/3d-secure/${id}?frame=1`, {
    method: 'POST',
    body: new URLSearchParams({ decision: answer }),
  })
}

export async function addCard(shop: Shop, { api }: TestHost, number = VISA): Promise<void> {
  await api.call('POST /stripe/addPaymentMethod', { body: { token: await tokenOf(shop, number) } })
}

const { publishes, jobs, cronJobs } = billing
const QUEUES = [CLEANUP, ...publishes, ...[...jobs, ...cronJobs].map(({ job }) => job)].map(
  ({ name }) => name,
)

/** Waits until all events of the provider so far are processed, with everything that follows. Needs workers. */
export async function workedOff({ app, stripe }: Shop): Promise<void> {
  await stripe.webhooks.settled()
  await eventually(async () => {
    const { rows } = await app.context.pool.query(
      `select name, state from jobs.job
         where state in ('created', 'active', 'retry') and (name = any($1) or data ->> 'queue' = any($1))`,
      [QUEUES],
    )
    expect(rows).toEqual([])
  })
}

interface Bought {
  number?: string
  plan_type?: PlanType
  quantity?: number
  timeZone?: string
}

/** A host with a card and a paid plan. */
export async function subscriber(
  shop: Shop,
  {
    number = VISA,
    plan_type = 'growth_monthly',
    quantity = 1_000,
    timeZone = 'America/New_York',
  }: Bought = {},
): Promise<TestHost> {
  const host = await openAccount(shop.app, { timeZone })
  await addCard(shop, host, number)
  const { data } = await host.api.call('POST /stripe/subscribe', { body: { plan_type, quantity } })
  if (data.clientSecret !== null) await confirm(shop, data.clientSecret)
  await host.api.call('GET /stripe/getBilling')
  return host
}
