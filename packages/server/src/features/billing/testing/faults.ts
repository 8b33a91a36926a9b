import type { Fault } from '@scheduling/sandbox/stripe'
import { FAULTS } from '@scheduling/sandbox/stripe'
import { Stripe } from 'stripe'
import type { ExpectStatic } from 'vitest'
import { afterAll, vi } from 'vitest'
import type { TestHost } from '../../../testing/hosts.ts'
import { openAccount } from '../../../testing/hosts.ts'
import type { Shop } from '../../../testing/stand-ins/stripe.ts'
import { confirm, IN_BERLIN } from '../../../testing/stand-ins/stripe.ts'
import { syncOwner } from '../jobs.ts'

/** With these faults, a call ends by its timeout, and is tried three times. */
export const SILENT = ['hanging', 'unanswered'] as const satisfies readonly Fault[]
export const ANSWERED = FAULTS.filter((fault) => !SILENT.some((each) => each === fault))
/** For shops with silent faults. */
export const TIMEOUT_MS = 150

/** Call it at the top of a test file: failed calls are tried again without a pause. */
export function retryAtOnce(): void {
  vi.spyOn(Stripe.prototype, 'getInitialNetworkRetryDelay').mockReturnValue(0)
  // Other files run in the same worker.
  afterAll(() => void vi.restoreAllMocks())
}

interface Buyer extends TestHost {
  shop: Shop
  /** The secret of the latest payment. */
  secret: string
}

type Done = Promise<{ status: number; body: unknown }>

interface Step {
  /** Its calls to the provider. */
  calls: readonly string[]
  change: (buyer: Buyer) => Done
  /** What happens outside of our API afterwards. */
  afterwards?: (buyer: Buyer) => Promise<void>
}

const PLAN = { plan_type: 'growth_monthly', quantity: 1_000 } as const
const reason = 'It is too expensive for us now.'

/** The life of a plan from purchase to end. */
const STEPS: Readonly<Record<string, Step>> = {
  card: {
    calls: [
      'POST /v1/customers',
      'POST /v1/payment_methods',
      'GET /v1/payment_methods/:id',
      'POST /v1/payment_methods/:id/attach',
      'POST /v1/customers/:id',
      'GET /v1/customers/:id/payment_methods',
    ],
    change: async ({ api }) => api.try('POST /stripe/addPaymentMethod', { body: { token: 'tok_visa' } }),
  },
  details: {
    calls: ['POST /v1/customers/:id', 'GET /v1/customers/:id/tax_ids', 'POST /v1/customers/:id/tax_ids'],
    change: async ({ api }) =>
      api.try('POST /stripe/updateBillingDetails', { body: { ...IN_BERLIN, tax_id: '' } }),
  },
  order: {
    calls: ['GET /v1/customers/:id', 'GET /v1/tax_rates', 'GET /v1/subscriptions', 'POST /v1/subscriptions'],
    change: async (buyer) => {
      const reply = await buyer.api.try('POST /stripe/subscribe', { body: PLAN })
      if (reply.status === 200)
        buyer.secret = (reply.body as { data: { clientSecret: string } }).data.clientSecret
      return reply
    },
    afterwards: async ({ shop, secret }) => confirm(shop, secret),
  },
  check: {
    calls: ['GET /v1/payment_intents/:id', 'GET /v1/customers/:id', 'GET /v1/subscriptions'],
    change: async ({ api, secret }) => {
      const [payment_intent = ''] = secret.split('_secret_')
      return api.try('POST /stripe/checkIntent', {
        body: { payment_intent, payment_intent_client_secret: secret },
      })
    },
  },
  'what a switch would charge': {
    calls: ['GET /v1/subscriptions', 'POST /v1/invoices/create_preview'],
    change: async ({ api }) => api.try('POST /stripe/previewChange', { body: { ...PLAN, quantity: 2_000 } }),
  },
  switch: {
    calls: ['GET /v1/subscriptions', 'POST /v1/subscriptions/:id'],
    change: async ({ api }) => api.try('POST /stripe/changePlan', { body: { ...PLAN, quantity: 2_000 } }),
  },
  'another card': {
    calls: [
      'POST /v1/payment_methods',
      'POST /v1/payment_intents',
      'GET /v1/payment_intents/:id',
      'POST /v1/payment_methods/:id/attach',
      'POST /v1/customers/:id',
      'POST /v1/subscriptions/:id',
      'POST /v1/payment_methods/:id/detach',
      'GET /v1/payment_intents',
      'POST /v1/payment_intents/:id/cancel',
    ],
    change: async ({ api }) => {
      const begun = await api.try('POST /stripe/newPaymentMethod', { body: { token: 'tok_mastercard' } })
      if (begun.status !== 200) return begun
      const { method_id, client_secret } = begun.body as Record<string, string>
      const [intent_id = ''] = String(client_secret).split('_secret_')
      return api.try('POST /stripe/addPaymentMethod', { body: { method_id: String(method_id), intent_id } })
    },
  },
  offer: {
    calls: ['GET /v1/subscriptions', 'POST /v1/subscriptions/:id'],
    change: async ({ api }) => api.try('POST /stripe/claimOffer'),
  },
  cancel: {
    calls: ['GET /v1/subscriptions', 'POST /v1/subscriptions/:id'],
    change: async ({ api }) => api.try('POST /stripe/unsubscribe', { body: { reason } }),
  },
  resume: {
    calls: ['GET /v1/subscriptions', 'POST /v1/subscriptions/:id'],
    change: async ({ api }) => api.try('POST /stripe/resume'),
  },
  visit: {
    calls: [
      'GET /v1/customers/:id',
      'GET /v1/subscriptions',
      'GET /v1/payment_methods/:id',
      'GET /v1/invoices',
      'GET /v1/charges',
    ],
    change: async ({ api }) => api.try('GET /stripe/getBilling'),
  },
  'a dispute': {
    calls: ['GET /v1/payment_intents/:id', 'GET /v1/subscriptions', 'GET /v1/charges', 'GET /v1/disputes'],
    change: hearOfDispute,
  },
}

/** What a worker does with an event that only names a payment. It is retried until it succeeds. */
async function hearOfDispute({ shop, me }: Buyer): Done {
  const { stripe, app } = shop
  const customer = stripe.world.all('customer').find(({ metadata }) => metadata.host_id === me.userID)
  const charge = stripe.world.all('charge').find((one) => one.customer === customer?.id && one.captured)
  if (!charge) throw new Error('Nothing was paid')
  if (!charge.disputed) stripe.dispute(charge.id)
  try {
    await syncOwner(app.context, { type: 'payment_intent', id: charge.payment_intent })
    return { status: 200, body: {} }
  } catch {
    return { status: 503, body: {} }
  }
}

/** What the billing page shows, and what the provider has. */
async function bothSides({ api, me, shop }: Buyer) {
  const { world } = shop.stripe
  const { subscription, card, invoices } = await api.call('GET /stripe/getBilling')
  const { plan_type, quantity_minutes } = await api.call('GET /users/aboutme')
  const customers = world.all('customer').filter(({ metadata }) => metadata.host_id === me.userID)
  const theirs = ({ customer }: { customer: string | null }) => customers.some(({ id }) => id === customer)
  const live = world.all('subscription').filter((one) => theirs(one) && one.status === 'active')
  const [bought = null] = live
  // The bank took the payment back, so the plan pauses.
  const isHeld = world.all('charge').some((one) => theirs(one) && one.disputed)
  const used = customers[0]?.invoice_settings.default_payment_method ?? null
  const ours = {
    customers: Math.min(customers.length, 1),
    live: subscription ? 1 : 0,
    quantity: subscription ? subscription.quantity : null,
    isCanceled: subscription ? subscription.canceled : null,
    isCheaper: subscription ? subscription.coupon !== null : null,
    minutes: subscription ? quantity_minutes : null,
    plan: subscription ? plan_type : null,
    last4: card?.last4 ?? null,
    paid: invoices.filter(({ status }) => status === 'paid').map(({ total }) => total),
  }
  const provider = {
    customers: customers.length,
    live: live.length,
    quantity: bought ? bought.item.quantity : null,
    isCanceled: bought ? bought.cancel_at_period_end : null,
    isCheaper: bought ? bought.discounts.length > 0 : null,
    minutes: bought && (isHeld ? 0 : bought.item.quantity),
    plan: bought && (isHeld ? 'Free' : world.get('price', bought.item.price).lookup_key),
    last4: used === null ? null : world.get('payment_method', used).card.last4,
    paid: world
      .all('invoice')
      .filter((one) => theirs(one) && one.status === 'paid')
      .map(({ total }) => total),
  }
  return { ours, provider }
}

/** Which fault happens at a call. `place` counts the calls of the whole life. */
type FaultAt = (place: number, isLastOfStep: boolean) => Fault | undefined

/** After any fault at any call of any change, the change can be made exactly once, and our state is the provider's. */
export async function meetsEverywhere(faultAt: FaultAt, shop: Shop, expect: ExpectStatic): Promise<void> {
  const { stripe } = shop
  const account = await openAccount(shop.app, { timeZone: 'Europe/Berlin' })
  const buyer: Buyer = { ...account, shop, secret: '' }
  let place = 0
  for (const [step, { calls, change, afterwards }] of Object.entries(STEPS)) {
    let met = 'no fault'
    for (const call of calls) {
      const fault = faultAt(place++, call === calls.at(-1))
      if (!fault) continue
      met = fault
      stripe.faults.begin(call, fault)
      const { status } = await change(buyer)
      stripe.faults.end()
      expect.soft([200, 402, 409, 503], `${fault}: ${step}, at ${call}`).toContain(status)
    }
    const { ours, provider } = await bothSides(buyer)
    expect.soft(ours, `${met}: ${step}`).toEqual(provider)
    // So many cards would hit the limit within an hour.
    shop.app.clock.advance(60)
    const { status, body } = await change(buyer)
    // The first call succeeded, and the visit found out.
    const isThere = (body as { code?: string }).code === 'already_subscribed'
    expect.soft(isThere ? 200 : status, `${met}: ${step}`).toBe(200)
    await afterwards?.(buyer)
  }
  const { ours, provider } = await bothSides(buyer)
  expect(ours).toEqual(provider)
  expect(ours).toMatchObject({
    customers: 1,
    live: 1,
    quantity: 2_000,
    isCanceled: false,
    isCheaper: true,
    last4: '4444',
  })
  expect(ours.paid).toHaveLength(2)
  const { lines } = await buyer.api.call('GET /stripe/getBilling')
  expect(lines.map(({ change }) => change)).toEqual(['disputed'])
  const told = `select 1 from billing_told where host_id = $1 and change = 'disputed'`
  expect((await shop.app.context.pool.query(told, [buyer.me.userID])).rows).toHaveLength(1)
  const held = stripe.world.all('payment_intent').filter(({ status }) => status === 'requires_capture')
  expect(held).toEqual([])
}
