import { DAY, MINUTE } from '@scheduling/domain'
import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, signInAgain } from '../../testing/hosts.ts'
import {
  addCard,
  ASKS_ALWAYS,
  confirm,
  decide,
  FAILS_LATER,
  startShop,
  subscriber,
} from '../../testing/stand-ins/stripe.ts'
import { overviewOf } from './overview.ts'
import { presentBilling } from './present.ts'

// The discount on one plan, and what happens to it on another.

const shop = await startShop({}, { blackFridayUntil: Date.parse('2028-12-01T00:00:00Z') })
const { app, stripe } = shop
const { hostname: host, port } = new URL(stripe.url)
const account = new Stripe('sk_test_1', { host, port, protocol: 'http' })

const GROWTH = { plan_type: 'growth_monthly', quantity: 1_000 } as const
const LARGER = { plan_type: 'growth_monthly', quantity: 2_000 } as const
const GROWTH_YEARLY = { plan_type: 'growth_yearly', quantity: 1_000 } as const
const AGENCY = { plan_type: 'agency_monthly', quantity: 20_000 } as const
const AGENCY_YEARLY = { plan_type: 'agency_yearly', quantity: 20_000 } as const
type Wish = typeof GROWTH | typeof LARGER | typeof GROWTH_YEARLY | typeof AGENCY | typeof AGENCY_YEARLY
const FRIDAY = { coupon_code: 'BLACKFRIDAY' }
const reason = { body: { reason: 'It is too expensive for us now.' } }

const days = (count: number) => app.clock.advance((count * DAY) / MINUTE)
const billing = async ({ api }: TestHost) => api.call('GET /stripe/getBilling')
const planOf = async (buyer: TestHost) => {
  const { subscription } = await billing(buyer)
  if (!subscription) throw new Error('Nothing is bought')
  return subscription
}
/** The billing state without a request, because the session would have expired after months. */
const later = async ({ me }: TestHost) => presentBilling(await overviewOf(app.context, me.userID))

const bought = ({ me }: TestHost) => {
  const subscription = stripe.world
    .all('subscription')
    .find(({ customer }) => stripe.world.get('customer', customer).metadata.host_id === me.userID)
  if (!subscription) throw new Error('Nothing is bought')
  return subscription
}

async function withCode(coupon: Stripe.CouponCreateParams, name: string): Promise<string> {
  const { id } = await account.coupons.create(coupon)
  await account.promotionCodes.create({ code: name, promotion: { type: 'coupon', coupon: id } })
  return name
}

async function onFriday(): Promise<TestHost> {
  const buyer = await openAccount(app, { timeZone: 'America/New_York' })
  await addCard(shop, buyer)
  const { data } = await buyer.api.call('POST /stripe/subscribe', { body: { ...GROWTH, ...FRIDAY } })
  await confirm(shop, String(data.clientSecret))
  return buyer
}

/** Previews a change, and makes it some minutes later. */
async function change({ api }: TestHost, wish: Wish & { coupon_code?: string }) {
  const { data: shown } = await api.call('POST /stripe/previewChange', { body: wish })
  app.clock.advance(3)
  const body = { ...wish, counted_at: shown.counted_at }
  const { data } = await api.call('POST /stripe/changePlan', { body })
  return { shown, ...data }
}

describe('what is taken off goes with its plan alone:', () => {
  test('half of three months of Growth is no half of a year of Agency', async () => {
    const buyer = await subscriber(shop)
    await buyer.api.call('POST /stripe/claimOffer')
    days(1)
    const { shown, status } = await change(buyer, AGENCY_YEARLY)
    expect(status).toBe('active')
    expect(shown).toMatchObject({ coupon: null, bill: { plan: 9_600_00, discount: 0 } })
    const { invoices, subscription } = await billing(buyer)
    expect(invoices[0]?.bill).toEqual(shown.bill)
    expect(subscription).toMatchObject({ plan_type: 'agency_yearly', coupon: null })
    days(366)
    expect((await later(buyer)).invoices[0]?.bill.discount).toBe(0)
  })

  test('Black Friday of Growth does not go to Agency, and stays with a larger Growth', async () => {
    const buyer = await onFriday()
    days(1)
    const larger = await change(buyer, LARGER)
    expect(larger.shown.coupon).toMatchObject({ percent_off: 40, duration: 'repeating' })
    expect((await billing(buyer)).invoices[0]?.bill).toEqual(larger.shown.bill)
    const { shown } = await change(buyer, AGENCY)
    expect(shown.coupon).toBeNull()
    expect((await planOf(buyer)).coupon).toBeNull()
    days(31)
    expect((await later(buyer)).invoices[0]?.bill).toMatchObject({ plan: 1_000_00, discount: 0 })
  })

  test('Black Friday is for the months that its column shows', async () => {
    const buyer = await openAccount(app, { timeZone: 'America/New_York' })
    await addCard(shop, buyer)
    const body = { ...GROWTH_YEARLY, ...FRIDAY }
    const { plan_type } = GROWTH_YEARLY
    const checked = await buyer.api.call('POST /stripe/checkCouponStatus', { body: { plan_type, ...FRIDAY } })
    expect(checked.status).toBe('invalid')
    expect((await buyer.api.refusal('POST /stripe/subscribe', { body })).code).toBe('coupon_not_valid')
    const payer = await subscriber(shop)
    for (const way of ['POST /stripe/changePlan', 'POST /stripe/previewChange'] as const)
      expect((await payer.api.refusal(way, { body })).code).toBe('coupon_not_valid')
  })

  test('whatever an operator gives for some months is not for a year', async () => {
    const code = await withCode({ percent_off: 50, duration: 'repeating', duration_in_months: 2 }, 'TWO')
    const { api } = await subscriber(shop)
    const body = { ...GROWTH_YEARLY, coupon_code: code }
    expect((await api.refusal('POST /stripe/previewChange', { body })).code).toBe('coupon_not_valid')
    await api.call('POST /stripe/previewChange', { body: { ...AGENCY, coupon_code: code } })
  })

  test('whatever an operator gives for one product is refused for another', async () => {
    const products = ['scheduling-agency']
    const code = await withCode({ percent_off: 50, duration: 'once', applies_to: { products } }, 'BIG')
    const { api } = await openAccount(app)
    const statusOf = async (plan_type: 'agency_yearly' | 'entry_monthly') =>
      (await api.call('POST /stripe/checkCouponStatus', { body: { coupon_code: code, plan_type } })).status
    expect(await statusOf('agency_yearly')).toBe('valid')
    expect(await statusOf('entry_monthly')).toBe('invalid')
  })

  test('what was taken along at the provider itself is taken off at the next look', async () => {
    const buyer = await subscriber(shop)
    await buyer.api.call('POST /stripe/claimOffer')
    const { id, item } = bought(buyer)
    const price = stripe.world.all('price').find(({ lookup_key }) => lookup_key === 'agency_yearly')?.id ?? ''
    const items = [{ id: item.id, price, quantity: '20000' }]
    stripe.ask('POST /v1/subscriptions/:id', { items, proration_behavior: 'always_invoice' }, id)
    // The provider limits the coupon to Growth by its products, and credits what was paid before the offer.
    const [invoice] = stripe.world.all('invoice')
    expect(invoice?.lines.map(({ discount }) => discount)).toEqual([0, 0])
    expect((await planOf(buyer)).coupon).toBeNull()
    expect(bought(buyer).discounts).toEqual([])
  })
})

describe('a code', () => {
  test('of a switch that the bank refuses leaves everything as it was', async () => {
    const buyer = await subscriber(shop, { plan_type: 'entry_monthly' })
    const [method] = stripe.world.all('payment_method')
    if (method) method.card.fingerprint = FAILS_LATER.replaceAll(' ', '')
    const { status } = await change(buyer, { ...LARGER, ...FRIDAY })
    expect(status).toBe('requires_action')
    expect(await planOf(buyer)).toMatchObject({ plan_type: 'entry_monthly', coupon: null })
    days(32)
    expect((await later(buyer)).invoices[0]?.bill).toMatchObject({ plan: 99_00, discount: 0 })
  })

  test('of a switch that its owner agrees to comes with the plan, and not before', async () => {
    const buyer = await subscriber(shop, { number: ASKS_ALWAYS, plan_type: 'entry_monthly' })
    const { paymentIntent, shown } = await change(buyer, { ...LARGER, ...FRIDAY })
    expect(await planOf(buyer)).toMatchObject({ plan_type: 'entry_monthly', coupon: null })
    await decide(shop, String(paymentIntent), 'complete')
    expect(await planOf(buyer)).toMatchObject({ plan_type: 'growth_monthly', coupon: { percent_off: 40 } })
    expect((await billing(buyer)).invoices[0]?.bill).toEqual(shown.bill)
  })

  test('that was forgotten at first makes another payment', async () => {
    const buyer = await subscriber(shop, { number: ASKS_ALWAYS, plan_type: 'entry_monthly' })
    const first = await change(buyer, LARGER)
    const second = await change(buyer, { ...LARGER, ...FRIDAY })
    expect(second.paymentIntent).not.toBe(first.paymentIntent)
    expect(stripe.world.get('payment_intent', String(first.paymentIntent)).status).toBe('canceled')
    expect(stripe.world.get('payment_intent', String(second.paymentIntent)).amount).toBe(
      second.shown.bill.due,
    )
  })

  test('for a first payment is for no other', async () => {
    const { api } = await subscriber(shop)
    const body = { ...AGENCY, coupon_code: 'WELCOME10' }
    expect((await api.refusal('POST /stripe/changePlan', { body })).code).toBe('coupon_not_valid')
  })
})

describe('the offer to stay', () => {
  test('is made to a host once', async () => {
    const buyer = await subscriber(shop)
    await buyer.api.call('POST /stripe/claimOffer')
    await buyer.api.call('POST /stripe/claimOffer')
    for (let month = 0; month < 4; month++) days(31)
    expect((await later(buyer)).subscription).toMatchObject({ coupon: null, plan_type: 'growth_monthly' })
    const again = await signInAgain(app, buyer)
    expect((await again.refusal('POST /stripe/claimOffer')).code).toBe('offer_not_open')
  })

  test('takes an eighth off the next year of whoever pays by the year', async () => {
    const buyer = await subscriber(shop, { plan_type: 'growth_yearly' })
    await buyer.api.call('POST /stripe/claimOffer')
    expect((await planOf(buyer)).coupon).toEqual({
      percent_off: 12.5,
      amount_off: null,
      ends: null,
      duration: 'once',
    })
    for (const discount of [1_430_40 / 8, 0]) {
      days(366)
      expect((await later(buyer)).invoices[0]?.bill).toMatchObject({ plan: 1_430_40, discount })
    }
  })
})

test('a canceled plan is told when it ends before another is charged, and ends then', async () => {
  const buyer = await subscriber(shop)
  const { expiring } = await buyer.api.call('POST /stripe/unsubscribe', reason)
  expect((await buyer.api.call('POST /stripe/previewChange', { body: AGENCY })).data.ends).toBe(expiring)
  const { shown } = await change(buyer, AGENCY_YEARLY)
  expect(shown.ends).toBeGreaterThan(Number(expiring))
  const { expiring: ends } = await billing(buyer)
  expect(Math.abs(Number(ends) - Number(shown.ends))).toBeLessThan(60 * 60)
  const going = await subscriber(shop)
  expect((await going.api.call('POST /stripe/previewChange', { body: AGENCY })).data.ends).toBeNull()
})
