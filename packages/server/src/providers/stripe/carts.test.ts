import type { PlanType } from '@scheduling/domain/pricing'
import { PLAN_TYPES, PLANS, priceOf, tierOf } from '@scheduling/domain/pricing'
import { startStripe } from '@scheduling/sandbox/stripe'
import * as fc from 'fast-check'
import { Stripe } from 'stripe'
import { afterAll, expect, test } from 'vitest'
import { casesOf } from '../../testing/cases.ts'
import { stripePayments } from './index.ts'
import { API_VERSION } from './wire.ts'

// Compares the price that the slider shows with what the provider previews and then charges.

const AMOUNTS = [1, 99, 500, 9_899, 9_900, 14_901, 50_000, 1_000_000]

const keys = { secretKey: 'sk_test_carts', publishableKey: 'pk_test_carts' }
const stripe = await startStripe(keys)
afterAll(stripe.close)
const payments = stripePayments({ secretKey: keys.secretKey, apiOrigin: stripe.url, timeoutMs: 10_000 })
const { hostname: host, port } = new URL(stripe.url)
const service = new Stripe(keys.secretKey, { apiVersion: API_VERSION, host, port, protocol: 'http' })
const customerId = await payments.createCustomer(
  { email: 'cart@example.test', name: 'Cart', language: 'en', hostId: 'cart' },
  'customer',
)
const cardId = await payments.newMethod('tok_visa', customerId)
await payments.attachMethod(customerId, cardId)

const codes = new Map<string, string>()
const rates = new Map<string, string>()
const PERCENT: Readonly<Record<string, number>> = { DE: 19, FI: 25.5, HU: 27, LU: 17 }
for (const [country, percent] of Object.entries(PERCENT))
  rates.set(country, await payments.taxRate(country, percent))
const BOUGHT = new Set(['subscription', 'invoice', 'payment_intent', 'discount', 'event'])

/** Creates the code on first use. */
async function codeOf(percentOff: number | undefined, amountOff: number | undefined): Promise<string> {
  const name = percentOff === undefined ? `less-${amountOff}` : `percent-${percentOff}`.replace('.', '_')
  const known = codes.get(name)
  if (known) return known
  const off =
    percentOff === undefined
      ? { amount_off: Number(amountOff), currency: 'usd' }
      : { percent_off: percentOff }
  const coupon = await service.coupons.create({ ...off, duration: 'once' })
  const promotion = { type: 'coupon' as const, coupon: coupon.id }
  const { id } = await service.promotionCodes.create({ code: name, promotion })
  codes.set(name, id)
  return id
}

const quantityOf = (planType: PlanType) => {
  const { minimum, maximum, step } = PLANS[tierOf(planType)]
  return fc.integer({ min: minimum / step, max: maximum / step }).map((steps) => steps * step)
}
const cart = fc.constantFrom(...PLAN_TYPES).chain((planType) =>
  fc.record({
    planType: fc.constant(planType),
    quantity: quantityOf(planType),
    discount: fc.oneof(
      fc.constant({}),
      fc.record({ percentOff: fc.integer({ min: 1, max: 100 }) }),
      // Operators may create their own coupons, with as many decimals as the provider takes.
      fc.record({ percentOff: fc.integer({ min: 1, max: 9_999 }).map((hundredths) => hundredths / 100) }),
      fc.record({ amountOff: fc.constantFrom(...AMOUNTS) }),
    ),
    country: fc.constantFrom(null, ...Object.keys(PERCENT)),
  }),
)

test('random carts cost what is shown, in the preview and on the invoice', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(cart, async ({ planType, quantity, discount, country }) => {
      const { percentOff, amountOff }: { percentOff?: number; amountOff?: number } = discount
      const taxPercent = country === null ? 0 : (PERCENT[country] ?? 0)
      const taxRateIds = country === null ? [] : [String(rates.get(country))]
      const promotionCodeId =
        percentOff === undefined && amountOff === undefined ? null : await codeOf(percentOff, amountOff)
      const shown = priceOf({ planType, quantity, discount, taxPercent }).total
      const asked = { planType, quantity, promotionCodeId, taxRateIds }
      expect(await payments.preview(asked)).toBe(shown)
      await payments.subscribe({ customerId, cardId, order: 'cart', ...asked }, crypto.randomUUID())
      const [invoice] = stripe.world.all('invoice')
      expect(invoice?.total).toBe(shown)
      // With earlier purchases, each call would take longer than the one before.
      for (const { id, object } of stripe.world.objects.values())
        if (BOUGHT.has(object)) stripe.world.remove(id)
    }),
    { numRuns: casesOf(1_000) },
  )
})

test('what is sold is brought in line with the table once', async () => {
  expect(await payments.putCatalog()).toEqual([])
})
