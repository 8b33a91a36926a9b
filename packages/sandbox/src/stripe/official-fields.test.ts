import { afterAll, expect, test } from 'vitest'
import { specification } from '../specifications/folder.ts'
import { startStripe } from './server.ts'

// Compares each response with Stripe's own list of fields: no unknown fields, and all required ones.

interface Shapes {
  resources: Record<string, Record<string, Record<string, unknown> | string>>
}

const text = specification('stripe/shapes.2026-10-28.endive.json')
const { resources } = JSON.parse(text ?? '{"resources":{}}') as Shapes
const shapes = new Map(Object.values(resources).flatMap((each) => Object.entries(each)))

/** Stripe's own examples, for what the list of types lacks. */
const { resources: examples } = JSON.parse(specification('stripe/fixtures3.json') ?? '{"resources":{}}') as {
  resources: Record<string, Record<string, unknown>>
}
// In the types of the official client, but newer than the examples.
const SINCE = ['intended_submission_method', 'submission_method']

/** Fields that only the response or only the example has. */
function differences(answer: object, example: object, at: string): string[] {
  const [ours, theirs] = [Object.entries(answer), Object.keys(example)]
  return [
    ...theirs.filter((name) => !(name in answer)).map((name) => `${at}.${name} is missing`),
    ...ours.flatMap(([name, value]) => {
      if (SINCE.includes(name)) return []
      if (!theirs.includes(name)) return [`${at}.${name} does not exist`]
      const known = (example as Record<string, unknown>)[name]
      return isObject(value) && isObject(known) ? differences(value, known, `${at}.${name}`) : []
    }),
  ]
}

const keys = { secretKey: 'sk_test_fields', publishableKey: 'pk_test_fields' }
const stripe = await startStripe(keys)
afterAll(stripe.close)

async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, fields: Record<string, string> = {}) {
  const form = new URLSearchParams(fields)
  const response = await fetch(`${stripe.url}/v1/${path}${method === 'POST' ? '' : `?${form.toString()}`}`, {
    method,
    headers: { authorization: `Bearer ${keys.secretKey}` },
    ...(method === 'POST' && { body: form }),
  })
  const body = (await response.json()) as { id: string } & Record<string, unknown>
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`)
  return body
}

/** What is wrong with a value of an expected type, with its place. */
function problems(value: unknown, type: unknown, at: string): string[] {
  if (typeof type !== 'string') return isObject(value) && isObject(type) ? wrongFields(value, type, at) : []
  const kinds = type.split(' | ')
  if (value === null) return kinds.includes('null') ? [] : [`${at} is null`]
  if (Array.isArray(value)) {
    const inner = kinds.map((kind) => /^Array<(.*)>?$/.exec(kind)?.[1]).find(Boolean)
    return inner
      ? value.flatMap((each) => problems(each, inner.replace(/>$/, ''), `${at}[]`))
      : [`${at} is a list`]
  }
  if (!isObject(value)) return isPlain(value, kinds) ? [] : [`${at} is ${typeof value}, not ${type}`]
  const list = kinds.map((kind) => /^ApiList<(.*)>$/.exec(kind)?.[1]).find(Boolean)
  if (list) return (value.data as unknown[]).flatMap((each) => problems(each, list, `${at}[]`))
  const named = kinds.map((kind) => shapes.get(kind)).filter((shape) => isObject(shape))
  if (named.length === 0) return []
  return (
    named
      .map((shape) => wrongFields(value, shape, at))
      .toSorted((one, other) => one.length - other.length)[0] ?? []
  )
}

function wrongFields(value: Record<string, unknown>, shape: Record<string, unknown>, at: string): string[] {
  const types = new Map(Object.entries(shape).map(([name, type]) => [name.replace(/\?$/, ''), type]))
  return [
    ...Object.keys(value).flatMap((name) => (types.has(name) ? [] : [`${at}.${name} does not exist`])),
    ...Object.keys(shape).flatMap((name) =>
      name.endsWith('?') || name in value ? [] : [`${at}.${name} is missing`],
    ),
    ...Object.entries(value).flatMap(([name, each]) =>
      types.has(name) && each !== undefined ? problems(each, types.get(name), `${at}.${name}`) : [],
    ),
  ]
}

async function disputes(): Promise<Record<string, unknown>[]> {
  const { id } = await ask('POST', 'payment_methods', { type: 'card', 'card[token]': 'tok_createDispute' })
  await ask('POST', 'payment_intents', {
    amount: '5000',
    currency: 'usd',
    payment_method: id,
    confirm: 'true',
  })
  const { data } = await ask('GET', 'disputes')
  return data as Record<string, unknown>[]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Names of other types stand for lists of words, or for types that are not defined here. */
function isPlain(value: unknown, kinds: readonly string[]): boolean {
  return kinds.some((kind) => {
    if (['string', 'number', 'boolean'].includes(kind)) return typeof value === kind
    if (/^'.*'$/.test(kind)) return kind === `'${String(value)}'`
    return /^[A-Z]/.test(kind) || kind === String(value)
  })
}

test.skipIf(text === undefined)(
  'what is answered has the fields that the service says, and no others',
  async () => {
    const product = await ask('POST', 'products', { name: 'Growth' })
    const price = await ask('POST', 'prices', {
      product: product.id,
      currency: 'usd',
      'recurring[interval]': 'month',
      unit_amount: '14900',
    })
    const customer = await ask('POST', 'customers', { email: 'ann@example.test', name: 'Ann' })
    const method = await ask('POST', 'payment_methods', { type: 'card', 'card[token]': 'tok_visa' })
    const attached = await ask('POST', `payment_methods/${method.id}/attach`, { customer: customer.id })
    const coupon = await ask('POST', 'coupons', { percent_off: '10', duration: 'once' })
    const code = await ask('POST', 'promotion_codes', {
      'promotion[type]': 'coupon',
      'promotion[coupon]': coupon.id,
    })
    const subscription = await ask('POST', 'subscriptions', {
      customer: customer.id,
      'items[0][price]': price.id,
      default_payment_method: method.id,
      payment_behavior: 'default_incomplete',
      'discounts[0][promotion_code]': code.id,
    })
    const payment = stripe.world.all('payment_intent')[0]
    const paid = await ask('POST', `payment_intents/${payment?.id}/confirm`, { payment_method: method.id })
    const answers: Record<string, object> = {
      Product: product,
      Price: price,
      Customer: await ask('GET', `customers/${customer.id}`),
      PaymentMethod: attached,
      Coupon: coupon,
      PromotionCode: code,
      Subscription: await ask('GET', `subscriptions/${subscription.id}`),
      Invoice: await ask('GET', `invoices/${String(subscription.latest_invoice)}`),
      PaymentIntent: paid,
      SetupIntent: await ask('POST', 'setup_intents', { customer: customer.id, payment_method: method.id }),
      TaxId: await ask('POST', `customers/${customer.id}/tax_ids`, { type: 'eu_vat', value: 'DE123456789' }),
      Refund: await ask('POST', 'refunds', { payment_intent: paid.id, amount: '100' }),
      Charge: await ask('GET', `charges/${String(paid.latest_charge)}`, { 'expand[]': 'refunds' }),
      Token: await ask('POST', 'tokens', {
        'card[number]': '4242424242424242',
        'card[exp_month]': '12',
        'card[exp_year]': '40',
        'card[cvc]': '123',
      }),
    }
    const { dispute: example } = examples
    const [disputed] = await disputes()
    const [moved] = (disputed as { balance_transactions: object[] }).balance_transactions
    const { balance_transaction } = examples
    expect(differences(moved ?? {}, balance_transaction ?? {}, 'moved')).toEqual([])
    expect(differences(disputed ?? {}, example ?? {}, 'dispute')).toEqual([])
    expect(Object.entries(answers).flatMap(([name, answer]) => problems(answer, name, name))).toEqual([])
  },
)
