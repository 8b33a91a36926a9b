import { startStripe } from '@scheduling/sandbox/stripe'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripePayments } from './index.ts'
import { API_VERSION } from './wire.ts'

// An account with more of everything than one page of a response.

const MORE_THAN_ONE_PAGE = 120

const keys = { secretKey: 'sk_test_lists', publishableKey: 'pk_test_lists' }
const stripe = await startStripe(keys)
afterAll(stripe.close)
const config = { secretKey: keys.secretKey, apiOrigin: stripe.url, timeoutMs: 10_000 }
const payments = stripePayments(config)
const { hostname: host, port } = new URL(stripe.url)
const service = new Stripe(keys.secretKey, { apiVersion: API_VERSION, host, port, protocol: 'http' })

const many = async (make: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: MORE_THAN_ONE_PAGE }, async (_, index) => make(index)))

let customerId: string
beforeAll(async () => {
  const payer = { email: 'many@example.test', name: 'Many', language: 'en', hostId: 'many' }
  customerId = await payments.createCustomer(payer, 'customer')
  const cardId = await payments.newMethod('tok_visa', customerId)
  await payments.attachMethod(customerId, cardId)
  await payments.useMethod(customerId, cardId, null)
})

test('plans are found by their keys, however many other prices there are', async () => {
  await payments.putCatalog()
  const product = await service.products.create({ name: 'Something else' })
  const recurring = { interval: 'month' as const }
  await many(async () =>
    service.prices.create({ product: product.id, currency: 'usd', unit_amount: 100, recurring }),
  )
  const cart = { planType: 'growth_monthly', quantity: 1_000, promotionCodeId: null, taxRateIds: [] } as const
  expect(await stripePayments(config).preview(cart)).toBe(149_00)
})

test('a tax rate is found again behind many others', async () => {
  const ours = await payments.taxRate('DE', 19)
  await many(async (index) =>
    service.taxRates.create({ country: 'US', percentage: index / 10, display_name: 'x', inclusive: false }),
  )
  expect(await payments.taxRate('DE', 19)).toBe(ours)
})

test('all invoices are shown, all subscriptions are known, and all cards are forgotten', async () => {
  const price = stripe.world.all('price').find(({ lookup_key }) => lookup_key === 'entry_monthly')
  await many(async () =>
    service.subscriptions.create({ customer: customerId, items: [{ price: price?.id, quantity: 1_000 }] }),
  )
  expect(await payments.subscriptionsOf(customerId)).toHaveLength(MORE_THAN_ONE_PAGE)
  expect(await payments.invoicesOf(customerId)).toHaveLength(MORE_THAN_ONE_PAGE)
  await many(async () => payments.attachMethod(customerId, await payments.newMethod('tok_visa', customerId)))
  await payments.forgetMethods(customerId)
  expect(stripe.world.all('payment_method').filter(({ customer }) => customer === customerId)).toEqual([])
})
