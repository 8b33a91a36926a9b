import type { Bill } from '@scheduling/contract'
import { DAY, MINUTE } from '@scheduling/domain'
import { priceOf } from '@scheduling/domain/pricing'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, signInAgain } from '../../testing/hosts.ts'
import { addCard, confirm, IN_BERLIN, startShop, subscriber } from '../../testing/stand-ins/stripe.ts'
import { API_VERSION } from '../../providers/stripe/wire.ts'

// The price of a switch: in the preview, in the charge, and on the invoice.

const shop = await startShop()
const { app, stripe } = shop
const { hostname: host, port } = new URL(stripe.url)
const service = new Stripe('sk_test_1', { apiVersion: API_VERSION, host, port, protocol: 'http' })

async function codeOf(coupon: Stripe.CouponCreateParams, code: string): Promise<string> {
  const { id } = await service.coupons.create(coupon)
  await service.promotionCodes.create({ code, promotion: { type: 'coupon', coupon: id } })
  return code
}

interface Wish {
  plan_type: 'entry_monthly' | 'growth_monthly' | 'growth_yearly' | 'agency_monthly'
  quantity: number
  coupon_code?: string
}

/** Previews a change, and makes it some minutes later. */
async function change(
  { api }: TestHost,
  wish: Wish,
): Promise<{ shown: Bill; billed: Bill | undefined; charged: number }> {
  const { bill: shown, counted_at } = (await api.call('POST /stripe/previewChange', { body: wish })).data
  app.clock.advance(17)
  const { data } = await api.call('POST /stripe/changePlan', { body: { ...wish, counted_at } })
  expect(data.status).toBe('active')
  const { invoices } = await api.call('GET /stripe/getBilling')
  const invoice = stripe.world.all('invoice').find(({ id }) => id === invoices[0]?.id)
  const payment = stripe.world.all('charge').find((one) => one.payment_intent === invoice?.payment_intent)
  return { shown, billed: invoices[0]?.bill, charged: payment?.amount ?? 0 }
}

function addsUp({ rest, plan, discount, tax, total, credit, due }: Bill): void {
  expect(plan - rest - discount + tax).toBe(total)
  expect(total - credit).toBe(due)
}

const BERLIN = { timeZone: 'Europe/Berlin' }

test('each line is named, and what is charged is what was shown, to the cent, minutes later', async () => {
  const code = await codeOf({ percent_off: 33, duration: 'once' }, 'THIRD')
  const buyer = await subscriber(shop, BERLIN)
  app.clock.advance((11 * DAY) / MINUTE + 7)
  const { shown, billed, charged } = await change(buyer, {
    plan_type: 'agency_monthly',
    quantity: 23_000,
    coupon_code: code,
  })
  addsUp(shown)
  expect([shown.rest, shown.plan, shown.discount, shown.tax].every((cents) => cents > 0)).toBe(true)
  expect(shown.credit).toBe(0)
  expect(billed).toEqual(shown)
  expect(charged).toBe(shown.due)
})

test.each([33.33, 7.5, 12.34])(
  'an operator’s %d percent, with tax: the cart, the first payment, the renewal and a switch agree to the cent',
  async (percentOff) => {
    const code = await codeOf(
      { percent_off: percentOff, duration: 'forever' },
      `PART${Math.round(percentOff * 100)}`,
    )
    const buyer = await openAccount(app, BERLIN)
    await addCard(shop, buyer)
    const order = { plan_type: 'growth_monthly' as const, quantity: 7_000 }
    const { percentage: taxPercent } = (await buyer.api.call('POST /stripe/calculateTax', { body: order }))
      .data
    const found = await buyer.api.call('POST /stripe/checkCouponStatus', {
      body: { plan_type: order.plan_type, coupon_code: code },
    })
    expect(found).toMatchObject({ status: 'valid', percent_off: percentOff })
    const { base, discount, tax, total } = priceOf({
      planType: order.plan_type,
      quantity: order.quantity,
      discount: { percentOff },
      taxPercent,
    })
    const cart = { plan: base, rest: 0, discount, tax, total, credit: 0, due: total }
    const { data } = await buyer.api.call('POST /stripe/subscribe', { body: { ...order, coupon_code: code } })
    await confirm(shop, String(data.clientSecret))
    app.clock.advance((31 * DAY) / MINUTE)
    stripe.roll()
    const api = await signInAgain(app, buyer)
    const { invoices } = await api.call('GET /stripe/getBilling')
    expect(invoices.map(({ bill }) => bill)).toEqual([cart, cart])
    app.clock.advance((9 * DAY) / MINUTE)
    const { shown, billed, charged } = await change({ ...buyer, api }, { ...order, quantity: 23_000 })
    addsUp(shown)
    expect(shown.discount).toBeGreaterThan(0)
    expect(billed).toEqual(shown)
    expect(charged).toBe(shown.due)
  },
)

test('what was kept of a smaller plan is a credit of the next invoice, and no more is charged than is left', async () => {
  const buyer = await subscriber(shop, BERLIN)
  app.clock.advance((3 * DAY) / MINUTE)
  const down = await change(buyer, { plan_type: 'entry_monthly', quantity: 1_000 })
  addsUp(down.shown)
  expect(down.billed).toEqual(down.shown)
  expect(down.shown).toMatchObject({ due: 0, credit: down.shown.total })
  expect(down.shown.total).toBeLessThan(0)
  app.clock.advance(DAY / MINUTE)
  const up = await change(buyer, { plan_type: 'growth_yearly', quantity: 1_000 })
  addsUp(up.shown)
  expect(up.shown.credit).toBe(-down.shown.total)
  expect(up.billed).toEqual(up.shown)
  expect(up.charged).toBe(up.shown.due)
})

const HALF_MONTH = (15.5 * DAY) / MINUTE
const UP = { plan_type: 'agency_monthly', quantity: 20_000 } as const

test('what is given back is a part of what was paid, whatever discount and tax there are by now', async () => {
  const code = await codeOf({ percent_off: 50, duration: 'once' }, 'HALVED')
  const buyer = await openAccount(app, BERLIN)
  await addCard(shop, buyer)
  const body = { plan_type: 'growth_monthly' as const, quantity: 1_000, coupon_code: code }
  const { data } = await buyer.api.call('POST /stripe/subscribe', { body })
  await confirm(shop, String(data.clientSecret))
  const [first] = (await buyer.api.call('GET /stripe/getBilling')).invoices
  expect(first?.bill).toMatchObject({ plan: 14_900, discount: 7_450, tax: 1_416, total: 8_866 })

  // From now on the buyer owes the tax.
  await buyer.api.call('POST /stripe/updateBillingDetails', { body: { ...IN_BERLIN, tax_id: 'DE100' } })
  app.clock.advance(HALF_MONTH)
  const { shown, billed, charged } = await change(buyer, UP)
  addsUp(shown)
  expect(billed).toEqual(shown)
  expect(shown.discount).toBe(0)
  // Half of the month is left, so half of what was paid is left, including tax.
  expect(shown.rest - shown.tax).toBe(8_866 / 2)
  expect(charged).toBe(shown.plan - 8_866 / 2)
})

test('what was never charged is not given back', async () => {
  const code = await codeOf({ percent_off: 100, duration: 'once' }, 'FREE')
  const buyer = await openAccount(app, { timeZone: 'America/New_York' })
  await addCard(shop, buyer)
  const body = { plan_type: 'growth_monthly' as const, quantity: 1_000, coupon_code: code }
  await buyer.api.call('POST /stripe/subscribe', { body })
  app.clock.advance(HALF_MONTH)
  const { shown, charged } = await change(buyer, UP)
  addsUp(shown)
  expect(shown.rest).toBe(0)
  expect(charged).toBe(shown.plan)
})

test.each([
  ['of more than an hour ago', -61],
  ['that is to come', 1],
])('an instant %s is refused, and nothing is charged', async (_, minutes) => {
  const { api } = await subscriber(shop)
  app.clock.advance(DAY / MINUTE)
  const counted_at = Math.floor(app.clock.now() / 1_000) + minutes * 60
  const body = { plan_type: 'growth_monthly' as const, quantity: 2_000, counted_at }
  expect(await api.refusal('POST /stripe/changePlan', { body })).toMatchObject({
    code: 'invalid_input',
    errors: [{ path: 'counted_at' }],
  })
  expect((await api.call('GET /stripe/getBilling')).invoices).toHaveLength(1)
})
