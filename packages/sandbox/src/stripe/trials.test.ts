import { afterAll, expect, test } from 'vitest'
import type { Form } from './form.ts'
import { startStripe } from './server.ts'

const DAY = 86_400
const clock = { now: Date.UTC(2026, 10, 1) }
const stripe = await startStripe({
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  now: () => clock.now,
})
afterAll(stripe.close)

const made = (call: string, form: Form, ...ids: string[]) => stripe.ask(call, form, ...ids) as { id: string }

test('a trial costs nothing until it ends, and is then charged by the period', () => {
  const card = made('POST /v1/payment_methods', { type: 'card', card: { token: 'tok_visa' } })
  const customer = made('POST /v1/customers', { email: 'ada@trial.example' })
  made('POST /v1/payment_methods/:id/attach', { customer: customer.id }, card.id)
  const product = made('POST /v1/products', { name: 'Growth' })
  const price = made('POST /v1/prices', {
    product: product.id,
    currency: 'usd',
    unit_amount: '14900',
    recurring: { interval: 'month' },
  })
  const end = clock.now / 1_000 + 14 * DAY
  const { id } = made('POST /v1/subscriptions', {
    customer: customer.id,
    items: [{ price: price.id, quantity: '1' }],
    default_payment_method: card.id,
    trial_end: String(end),
  })
  const flexible = { type: 'flexible', flexible: { proration_discounts: 'included' } }
  expect(stripe.world.get('subscription', id)).toMatchObject({
    status: 'trialing',
    trial_end: end,
    billing_mode: flexible,
  })
  const totals = () => stripe.world.all('invoice').map(({ total, status }) => [total, status])
  expect(totals().filter(([total]) => total !== 0)).toEqual([])

  clock.now += 14 * DAY * 1_000
  stripe.roll()
  expect(stripe.world.get('subscription', id)).toMatchObject({ status: 'active', period: { start: end } })
  expect(totals().at(-1)).toEqual([14_900, 'paid'])
})
