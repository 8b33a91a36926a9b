import { DAY, MINUTE } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount } from '../../testing/hosts.ts'
import { addCard, confirm, startShop, subscriber } from '../../testing/stand-ins/stripe.ts'
import { overviewOf } from './overview.ts'

// The amount of each invoice and payment from the purchase to the third renewal, on the provider's clock.

const FRIDAY_ENDS = Date.parse('2027-03-06T00:00:00Z')
const shop = await startShop({}, { blackFridayUntil: FRIDAY_ENDS })
const { app, stripe } = shop
const { hostname, port } = new URL(stripe.url)
const account = new Stripe('sk_test_1', { host: hostname, port, protocol: 'http' })

const GROWTH = 149_00
const ORDER = { plan_type: 'growth_monthly', quantity: 1_000 } as const
const LARGER = { plan_type: 'growth_monthly', quantity: 2_000 } as const
const MONTH_MINUTES = (31 * DAY) / MINUTE

async function codeOf(coupon: Stripe.CouponCreateParams): Promise<string> {
  const { id } = await account.coupons.create({ ...coupon, ...(coupon.amount_off && { currency: 'usd' }) })
  const code = `CODE${randomUUID().slice(0, 8)}`.toUpperCase()
  await account.promotionCodes.create({ code, promotion: { type: 'coupon', coupon: id } })
  return code
}

async function withCard(): Promise<TestHost> {
  const host = await openAccount(app, { timeZone: 'America/New_York' })
  await addCard(shop, host)
  return host
}

function monthsFromNow(months: number): number {
  const then = new Date(app.clock.now())
  then.setUTCMonth(then.getUTCMonth() + months)
  return Math.floor(then.getTime() / 1_000)
}

async function buy(buyer: TestHost, coupon_code: string): Promise<void> {
  await addCard(shop, buyer)
  const body = { plan_type: 'growth_monthly' as const, quantity: 1_000, coupon_code }
  const { data } = await buyer.api.call('POST /stripe/subscribe', { body })
  if (data.clientSecret !== null) await confirm(shop, data.clientSecret)
}

/** `months`: how many months of the discount the subscription shows. Null: forever. */
test.each<
  [name: string, coupon: Stripe.CouponCreateParams, totals: number[], said: string, months: number | null]
>([
  ['ten percent, once', { percent_off: 10, duration: 'once' }, [134_10, GROWTH, GROWTH, GROWTH], 'once', 0],
  [
    'half for two months',
    { percent_off: 50, duration: 'repeating', duration_in_months: 2 },
    [74_50, 74_50, GROWTH, GROWTH],
    '2',
    2,
  ],
  [
    'a quarter forever',
    { percent_off: 25, duration: 'forever' },
    [111_75, 111_75, 111_75, 111_75],
    'forever',
    null,
  ],
  ['20 dollars, once', { amount_off: 20_00, duration: 'once' }, [129_00, GROWTH, GROWTH, GROWTH], 'once', 0],
  [
    '20 dollars for three months',
    { amount_off: 20_00, duration: 'repeating', duration_in_months: 3 },
    [129_00, 129_00, 129_00, GROWTH],
    '3',
    3,
  ],
  [
    '20 dollars forever',
    { amount_off: 20_00, duration: 'forever' },
    [129_00, 129_00, 129_00, 129_00],
    'forever',
    null,
  ],
  [
    'more than the price, forever',
    { amount_off: 200_00, duration: 'forever' },
    [0, 0, 0, 0],
    'forever',
    null,
  ],
  ['everything, forever', { percent_off: 100, duration: 'forever' }, [0, 0, 0, 0], 'forever', null],
])('%s', async (_name, coupon, totals, said, months) => {
  const code = await codeOf(coupon)
  const buyer = await openAccount(app, { timeZone: 'America/New_York' })
  const checked = await buyer.api.call('POST /stripe/checkCouponStatus', {
    body: { coupon_code: code, plan_type: 'growth_monthly' },
  })
  expect(checked).toEqual({
    coupon_code: code,
    status: 'valid',
    percent_off: coupon.percent_off ?? null,
    amount_off: coupon.amount_off ?? null,
    duration_off: said,
  })
  await buy(buyer, code)
  const hostId = buyer.me.userID
  const { subscription: bought } = await buyer.api.call('GET /stripe/getBilling')
  const kept = bought && bought.coupon
  const { percent_off, amount_off } = checked
  expect(kept).toEqual(
    months === 0
      ? null
      : { percent_off, amount_off, ends: months && monthsFromNow(months), duration: coupon.duration },
  )
  const billed = totals.slice(0, 1)
  for (const total of totals.slice(1)) {
    app.clock.advance(MONTH_MINUTES)
    billed.unshift(total)
    const { invoices, subscription } = await overviewOf(app.context, hostId)
    expect(invoices.map((invoice) => invoice.bill.total)).toEqual(billed)
    expect(invoices.every(({ status }) => status === 'paid')).toBe(true)
    expect(subscription?.status).toBe('active')
  }
})

test('one that lasts forever stays with a larger quantity, and is not given twice', async () => {
  const code = await codeOf({ percent_off: 25, duration: 'forever' })
  const buyer = await openAccount(app, { timeZone: 'America/New_York' })
  await buy(buyer, code)
  await buyer.api.call('POST /stripe/changePlan', {
    body: { plan_type: 'growth_monthly', quantity: 2_000, coupon_code: code },
  })
  app.clock.advance(MONTH_MINUTES)
  const { invoices } = await overviewOf(app.context, buyer.me.userID)
  expect(invoices[0]?.bill.total).toBe(224_25)
})

test('Black Friday is 40 percent off three months of Growth, until its last day is over', async () => {
  app.clock.set('2027-03-05T23:00:00Z')
  const friday = { coupon_code: 'BLACKFRIDAY', plan_type: 'growth_monthly' as const }
  const buyer = await openAccount(app, { timeZone: 'America/New_York' })
  expect(await buyer.api.call('GET /stripe/getBilling')).toMatchObject({
    blackfriday: 'BLACKFRIDAY',
    blackfriday_ends: FRIDAY_ENDS / 1_000,
  })
  const { server } = await buyer.api.call('GET /users/aboutme')
  expect(server.blackFridayEnds).toBe(FRIDAY_ENDS / 1_000)
  const statusFor = async (body: { coupon_code: string; plan_type: 'growth_monthly' | 'entry_monthly' }) =>
    (await buyer.api.call('POST /stripe/checkCouponStatus', { body })).status
  expect(await statusFor(friday)).toBe('valid')
  expect(await statusFor({ ...friday, plan_type: 'entry_monthly' })).toBe('invalid')
  await buy(buyer, 'BLACKFRIDAY')
  const late = await openAccount(app, { timeZone: 'America/New_York' })
  await addCard(shop, late)
  for (let month = 0; month < 3; month++) app.clock.advance(MONTH_MINUTES)
  const { invoices } = await overviewOf(app.context, buyer.me.userID)
  expect(invoices.map(({ bill }) => bill.total)).toEqual([GROWTH, 89_40, 89_40, 89_40])
  app.clock.set('2027-03-06T00:00:00Z')
  expect(await late.api.call('GET /stripe/getBilling')).toMatchObject({
    blackfriday: false,
    blackfriday_ends: null,
  })
  const body = { ...friday, quantity: 1_000 }
  expect((await late.api.refusal('POST /stripe/subscribe', { body })).code).toBe('coupon_not_valid')
  const checked = await late.api.call('POST /stripe/checkCouponStatus', { body: friday })
  expect(checked.status).toBe('invalid')
})

test.each<
  [way: string, ask: (host: TestHost, coupon_code: string) => Promise<{ status: number; body: unknown }>]
>([
  [
    'a check',
    ({ api }, coupon_code) =>
      api.try('POST /stripe/checkCouponStatus', { body: { coupon_code, plan_type: 'growth_monthly' } }),
  ],
  [
    'a purchase',
    ({ api }, coupon_code) => api.try('POST /stripe/subscribe', { body: { ...ORDER, coupon_code } }),
  ],
  [
    'another plan',
    ({ api }, coupon_code) => api.try('POST /stripe/changePlan', { body: { ...LARGER, coupon_code } }),
  ],
  [
    'a preview',
    ({ api }, coupon_code) => api.try('POST /stripe/previewChange', { body: { ...LARGER, coupon_code } }),
  ],
])('codes are not guessed by %s, and no other way is left then', async (way, ask) => {
  const code = await codeOf({ percent_off: 10, duration: 'forever' })
  const guesser = way === 'a purchase' ? await withCard() : await subscriber(shop)
  const isRefused = async () => ((await ask(guesser, code)).body as { code?: string }).code === 'rate_limited'
  for (let guess = 0; guess < 30; guess++) await ask(guesser, `GUESS${guess}`)
  expect(await isRefused()).toBe(true)
  const checked = await guesser.api.try('POST /stripe/checkCouponStatus', {
    body: { coupon_code: code, plan_type: 'growth_monthly' },
  })
  expect(checked.status).toBe(429)
  app.clock.advance(10)
  expect(await isRefused()).toBe(false)
})

test('whoever has a code looks at it as often as they like', async () => {
  const code = await codeOf({ percent_off: 10, duration: 'forever' })
  const buyer = await openAccount(app)
  const body = { coupon_code: code, plan_type: 'growth_monthly' as const }
  for (let look = 0; look < 40; look++)
    expect((await buyer.api.call('POST /stripe/checkCouponStatus', { body })).status).toBe('valid')
})
