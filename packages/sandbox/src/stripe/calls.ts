import { attach, methodOfToken, newCard, newToken, shownCard, shownMethod } from './cards.ts'
import {
  createCoupon,
  createPrice,
  createProduct,
  createPromotionCode,
  createTaxRate,
  isLive,
  shownPrice,
} from './catalogue.ts'
import type { Form } from './form.ts'
import { choiceOf, flagOf, integerOf, listOf, metadataOf, onlyKnown, partOf, textOf } from './form.ts'
import { payInvoice, shownInvoice, voidInvoice } from './invoices.ts'
import type { Customer, Invoice } from './objects.ts'
import {
  cancelPayment,
  newPayment,
  newSetup,
  shownPayment,
  shownSetup,
  tryPayment,
  trySetup,
} from './payments.ts'
import { missingParam, Refusal, wrongRequest } from './refusal.ts'
import {
  cancelSubscription,
  createSubscription,
  previewInvoice,
  settle,
  shownSubscription,
  updateSubscription,
} from './subscriptions.ts'
import type { World } from './world.ts'
import { kept } from './world.ts'

export interface Asked {
  world: World
  /** Of the address: `:id`, `:other`. */
  ids: string[]
  form: Form
}

interface Call {
  /** What it takes; anything else is refused. */
  takes: readonly string[]
  /** Browsers may ask it, with the publishable key and the secret of what they speak of. */
  isOpen?: true
  /** A list: its order and places are the server's business. */
  isList?: true
  answer: (asked: Asked) => object
}

const PAGE = ['limit', 'starting_after', 'ending_before']
const CUSTOMER = [
  'name',
  'email',
  'phone',
  'description',
  'address',
  'metadata',
  'invoice_settings',
  'tax_exempt',
  'preferred_locales',
]
const SUBSCRIPTION = [
  'items',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'discounts',
  'default_tax_rates',
  'default_payment_method',
  'metadata',
  'off_session',
  'cancel_at_period_end',
  'cancellation_details',
]

function putCustomer(world: World, customer: Customer, form: Form): Customer {
  for (const name of ['name', 'email', 'phone', 'description'] as const)
    if (name in form) customer[name] = textOf(form, name) ?? null
  if ('address' in form) customer.address = (partOf(form, 'address') ?? null) as Record<string, string> | null
  Object.assign(customer.metadata, metadataOf(form))
  customer.tax_exempt = choiceOf(form, 'tax_exempt', ['none', 'exempt', 'reverse']) ?? customer.tax_exempt
  const settings = partOf(form, 'invoice_settings')
  if (settings && 'default_payment_method' in settings) {
    const id = textOf(settings, 'default_payment_method') ?? null
    if (id !== null && world.get('payment_method', id).customer !== customer.id)
      throw wrongRequest('The customer does not have a payment method with this ID.', 'invoice_settings')
    customer.invoice_settings.default_payment_method = id
  }
  return customer
}

function newCustomer(world: World, form: Form): Customer {
  return putCustomer(
    world,
    world.add({
      ...kept(world, 'cus'),
      object: 'customer',
      name: null,
      email: null,
      phone: null,
      description: null,
      address: null,
      balance: 0,
      currency: 'usd',
      default_source: null,
      delinquent: false,
      shipping: null,
      invoice_settings: {
        default_payment_method: null,
        custom_fields: null,
        footer: null,
        rendering_options: null,
      },
      tax_exempt: 'none',
      preferred_locales: [],
    }),
    form,
  )
}

function shownCustomer(customer: Customer): object {
  const { id, deleted } = customer
  return deleted ? { id, object: 'customer', deleted } : { ...customer, discount: null, test_clock: null }
}

/** Of an intent, as a browser names it: by what only its page was told. */
function proveSecret(form: Form, secret: string): void {
  const given = textOf(form, 'client_secret')
  if (given !== undefined && given !== secret)
    throw wrongRequest('The client_secret provided does not match.', 'client_secret')
}

const WITH_SECRET = ['client_secret', 'return_url', 'payment_method', 'off_session']
const PAID = (world: World) => (intent: Parameters<typeof settle>[1]) => settle(world, intent)

/** Every call by `METHOD /path`. What is in no row is answered with 404. */
export const CALLS: Readonly<Record<string, Call>> = {
  'POST /v1/tokens': {
    takes: ['card'],
    isOpen: true,
    answer: ({ world, form }) => {
      const card = partOf(form, 'card')
      if (!card) throw missingParam('card')
      const made = newCard(
        textOf(card, 'number') ?? '',
        integerOf(card, 'exp_month') ?? 0,
        integerOf(card, 'exp_year') ?? 0,
        world.now(),
      )
      if (!/^\d{3,4}$/.test(textOf(card, 'cvc') ?? ''))
        throw new Refusal(402, {
          type: 'card_error',
          code: 'invalid_cvc',
          message: 'Your card’s security code is invalid.',
          param: 'cvc',
        })
      const token = newToken(world, made)
      return { ...token, card: { ...shownCard(made), id: world.newId('card'), object: 'card' } }
    },
  },
  'POST /v1/customers': {
    takes: CUSTOMER,
    answer: ({ world, form }) => shownCustomer(newCustomer(world, form)),
  },
  'GET /v1/customers/:id': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => shownCustomer(world.get('customer', id)),
  },
  'POST /v1/customers/:id': {
    takes: CUSTOMER,
    answer: ({ world, ids: [id = ''], form }) => {
      const customer = putCustomer(world, livingCustomer(world, id), form)
      world.tell('customer.updated', shownCustomer(customer))
      return shownCustomer(customer)
    },
  },
  'DELETE /v1/customers/:id': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => {
      const customer = livingCustomer(world, id)
      for (const one of world.all('subscription'))
        if (one.customer === id && one.ended_at === null) cancelSubscription(world, one)
      customer.deleted = true
      return shownCustomer(customer)
    },
  },
  'GET /v1/customers/:id/tax_ids': {
    takes: PAGE,
    isList: true,
    answer: ({ world, ids: [id = ''] }) => world.all('tax_id').filter(({ customer }) => customer === id),
  },
  'POST /v1/customers/:id/tax_ids': {
    takes: ['type', 'value'],
    answer: ({ world, ids: [id = ''], form }) => {
      const customer = livingCustomer(world, id)
      const value = textOf(form, 'value') ?? ''
      if (choiceOf(form, 'type', ['eu_vat', 'gb_vat']) === undefined) throw missingParam('type')
      if (!/^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(value))
        throw wrongRequest(`Invalid value for eu_vat: ${value}.`, 'value', 'tax_id_invalid')
      const { metadata: _none, ...rest } = kept(world, 'txi')
      return world.add({
        ...rest,
        object: 'tax_id',
        country: value.slice(0, 2),
        customer: customer.id,
        customer_account: null,
        owner: { type: 'customer', customer: customer.id },
        type: 'eu_vat',
        value,
        verification: { status: 'pending', verified_address: null, verified_name: null },
      })
    },
  },
  'DELETE /v1/customers/:id/tax_ids/:other': {
    takes: [],
    answer: ({ world, ids: [, other = ''] }) => {
      const { id } = world.get('tax_id', other)
      world.objects.delete(id)
      return { id, object: 'tax_id', deleted: true }
    },
  },
  'GET /v1/customers/:id/payment_methods': {
    takes: [...PAGE, 'type'],
    isList: true,
    answer: ({ world, ids: [id = ''] }) =>
      world
        .all('payment_method')
        .filter(({ customer }) => customer === id)
        .map(shownMethod),
  },
  'POST /v1/payment_methods': {
    takes: ['type', 'card', 'metadata', 'billing_details'],
    answer: ({ world, form }) => {
      const card = partOf(form, 'card')
      const token = card && textOf(card, 'token')
      if (choiceOf(form, 'type', ['card']) === undefined) throw missingParam('type')
      if (!token)
        throw new Refusal(402, {
          type: 'invalid_request_error',
          message:
            'Sending credit card numbers directly to the API is generally unsafe. Use a token of the browser’s script.',
        })
      return shownMethod(methodOfToken(world, token))
    },
  },
  'GET /v1/payment_methods/:id': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => shownMethod(world.get('payment_method', id)),
  },
  'POST /v1/payment_methods/:id/attach': {
    takes: ['customer'],
    answer: ({ world, ids: [id = ''], form }) =>
      shownMethod(attach(world, world.get('payment_method', id), textOf(form, 'customer') ?? '')),
  },
  'POST /v1/payment_methods/:id/detach': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => {
      const method = world.get('payment_method', id)
      if (method.customer === null)
        throw wrongRequest('The payment method you provided is not attached to a customer.')
      for (const customer of world.all('customer'))
        if (customer.invoice_settings.default_payment_method === id)
          customer.invoice_settings.default_payment_method = null
      for (const subscription of world.all('subscription'))
        if (subscription.default_payment_method === id) subscription.default_payment_method = null
      method.customer = null
      world.tell('payment_method.detached', shownMethod(method))
      return shownMethod(method)
    },
  },
  'POST /v1/payment_intents': {
    takes: [
      'amount',
      'currency',
      'customer',
      'payment_method',
      'confirm',
      'capture_method',
      'setup_future_usage',
      'off_session',
      'allowed_payment_method_types',
      'description',
      'metadata',
      'return_url',
    ],
    answer: ({ world, form }) => {
      const amount = integerOf(form, 'amount')
      if (amount === undefined) throw missingParam('amount')
      if (amount < 50) throw wrongRequest('Amount must be at least $0.50 usd', 'amount', 'amount_too_small')
      if (choiceOf(form, 'currency', ['usd']) === undefined) throw missingParam('currency')
      const method = textOf(form, 'payment_method')
      if (method) world.get('payment_method', method, 'payment_method')
      const intent = newPayment(world, {
        amount,
        customer: textOf(form, 'customer') ?? null,
        method: method ?? null,
        isManual: choiceOf(form, 'capture_method', ['automatic', 'manual']) === 'manual',
        setupFutureUsage: choiceOf(form, 'setup_future_usage', ['off_session', 'on_session']) ?? null,
        description: textOf(form, 'description') ?? null,
        metadata: metadataOf(form),
      })
      if (flagOf(form, 'confirm'))
        tryOrRefuse(world, intent, { offSession: flagOf(form, 'off_session') ?? false })
      return shownPayment(intent)
    },
  },
  'GET /v1/payment_intents/:id': {
    takes: ['client_secret'],
    isOpen: true,
    answer: ({ world, ids: [id = ''], form }) => {
      const intent = world.get('payment_intent', id)
      proveSecret(form, intent.client_secret)
      return shownPayment(intent)
    },
  },
  'POST /v1/payment_intents/:id/confirm': {
    takes: WITH_SECRET,
    isOpen: true,
    answer: ({ world, ids: [id = ''], form }) => {
      const intent = world.get('payment_intent', id)
      proveSecret(form, intent.client_secret)
      const method = textOf(form, 'payment_method')
      if (method) intent.payment_method = world.get('payment_method', method).id
      tryOrRefuse(world, intent, { returnUrl: textOf(form, 'return_url') ?? null })
      return shownPayment(intent)
    },
  },
  'POST /v1/payment_intents/:id/cancel': {
    takes: ['cancellation_reason'],
    answer: ({ world, ids: [id = ''] }) => {
      const intent = world.get('payment_intent', id)
      cancelPayment(world, intent)
      return shownPayment(intent)
    },
  },
  'POST /v1/setup_intents': {
    takes: ['customer', 'payment_method', 'confirm', 'usage', 'allowed_payment_method_types', 'metadata'],
    answer: ({ world, form }) => {
      const method = textOf(form, 'payment_method')
      if (method) world.get('payment_method', method, 'payment_method')
      const intent = newSetup(world, textOf(form, 'customer') ?? null, method ?? null)
      if (flagOf(form, 'confirm')) trySetup(world, intent)
      return shownSetup(intent)
    },
  },
  'GET /v1/setup_intents/:id': {
    takes: ['client_secret'],
    isOpen: true,
    answer: ({ world, ids: [id = ''], form }) => {
      const intent = world.get('setup_intent', id)
      proveSecret(form, intent.client_secret)
      return shownSetup(intent)
    },
  },
  'POST /v1/setup_intents/:id/confirm': {
    takes: WITH_SECRET,
    isOpen: true,
    answer: ({ world, ids: [id = ''], form }) => {
      const intent = world.get('setup_intent', id)
      proveSecret(form, intent.client_secret)
      trySetup(world, intent, { returnUrl: textOf(form, 'return_url') ?? null })
      return shownSetup(intent)
    },
  },
  'POST /v1/products': {
    takes: ['id', 'name', 'metadata'],
    answer: ({ world, form }) => ({ ...createProduct(world, form), default_price: null }),
  },
  'POST /v1/products/:id': {
    takes: ['name', 'metadata', 'active'],
    answer: ({ world, ids: [id = ''], form }) => {
      const product = world.get('product', id)
      product.name = textOf(form, 'name') ?? product.name
      return { ...product, default_price: null }
    },
  },
  'GET /v1/products/:id': { takes: [], answer: ({ world, ids: [id = ''] }) => world.get('product', id) },
  'POST /v1/prices': {
    takes: [
      'product',
      'currency',
      'recurring',
      'billing_scheme',
      'tiers_mode',
      'tiers',
      'unit_amount',
      'lookup_key',
      'transfer_lookup_key',
      'nickname',
      'metadata',
    ],
    answer: ({ world, form }) => shownPrice(createPrice(world, form)),
  },
  'POST /v1/prices/:id': {
    takes: ['active', 'metadata', 'lookup_key'],
    answer: ({ world, ids: [id = ''], form }) => {
      const price = world.get('price', id)
      price.active = flagOf(form, 'active') ?? price.active
      return shownPrice(price)
    },
  },
  'GET /v1/prices': {
    takes: [...PAGE, 'active', 'lookup_keys', 'product'],
    isList: true,
    answer: ({ world, form }) => {
      const keys = listOf(form, 'lookup_keys')?.map(String)
      const isActive = flagOf(form, 'active')
      const withTiers = (listOf(form, 'expand') ?? []).includes('data.tiers')
      return world
        .all('price')
        .filter(({ lookup_key }) => !keys || (lookup_key !== null && keys.includes(lookup_key)))
        .filter(({ active }) => isActive === undefined || active === isActive)
        .map((price) => shownPrice(price, withTiers))
    },
  },
  'POST /v1/coupons': {
    takes: [
      'id',
      'percent_off',
      'amount_off',
      'currency',
      'duration',
      'duration_in_months',
      'max_redemptions',
      'redeem_by',
      'name',
      'applies_to',
      'metadata',
    ],
    answer: ({ world, form }) => createCoupon(world, form),
  },
  'GET /v1/coupons/:id': { takes: [], answer: ({ world, ids: [id = ''] }) => world.get('coupon', id) },
  'POST /v1/promotion_codes': {
    takes: ['promotion', 'code', 'expires_at', 'max_redemptions', 'restrictions', 'metadata'],
    answer: ({ world, form }) => createPromotionCode(world, form),
  },
  'GET /v1/promotion_codes': {
    takes: [...PAGE, 'active', 'code', 'coupon'],
    isList: true,
    answer: ({ world, form }) => {
      const code = textOf(form, 'code')?.toLowerCase()
      const isActive = flagOf(form, 'active')
      return world
        .all('promotion_code')
        .filter((one) => code === undefined || one.code.toLowerCase() === code)
        .filter((one) => isActive === undefined || isLive(world, one) === isActive)
    },
  },
  'POST /v1/tax_rates': {
    takes: ['percentage', 'display_name', 'inclusive', 'country', 'description', 'metadata'],
    answer: ({ world, form }) => createTaxRate(world, form),
  },
  'GET /v1/tax_rates': {
    takes: [...PAGE, 'active', 'inclusive'],
    isList: true,
    answer: ({ world }) => world.all('tax_rate'),
  },
  'POST /v1/subscriptions': {
    takes: [...SUBSCRIPTION, 'customer', 'trial_end', 'description'],
    answer: ({ world, form }) => shownSubscription(world, createSubscription(world, form)),
  },
  'GET /v1/subscriptions': {
    takes: [...PAGE, 'customer', 'status', 'price'],
    isList: true,
    answer: ({ world, form }) => {
      const [customer, status] = [textOf(form, 'customer'), textOf(form, 'status')]
      return world
        .all('subscription')
        .filter((one) => customer === undefined || one.customer === customer)
        .filter((one) => status === 'all' || (status ? one.status === status : one.ended_at === null))
        .map((one) => shownSubscription(world, one))
    },
  },
  'GET /v1/subscriptions/:id': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => shownSubscription(world, world.get('subscription', id)),
  },
  'POST /v1/subscriptions/:id': {
    takes: [...SUBSCRIPTION, 'trial_end'],
    answer: ({ world, ids: [id = ''], form }) =>
      shownSubscription(world, updateSubscription(world, world.get('subscription', id), form)),
  },
  'DELETE /v1/subscriptions/:id': {
    takes: ['prorate', 'invoice_now', 'cancellation_details'],
    answer: ({ world, ids: [id = ''] }) => {
      const subscription = world.get('subscription', id)
      if (subscription.ended_at !== null)
        throw new Refusal(404, {
          type: 'invalid_request_error',
          code: 'resource_missing',
          message: `No such subscription: '${id}'`,
          param: 'id',
        })
      return shownSubscription(world, cancelSubscription(world, subscription))
    },
  },
  'GET /v1/invoices': {
    takes: [...PAGE, 'customer', 'subscription', 'status'],
    isList: true,
    answer: ({ world, form }) => {
      const [customer, status] = [textOf(form, 'customer'), textOf(form, 'status')]
      return world
        .all('invoice')
        .filter((one) => customer === undefined || one.customer === customer)
        .filter((one) => status === undefined || one.status === status)
        .map((one) => shownInvoice(world, one))
    },
  },
  'GET /v1/invoices/:id': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => shownInvoice(world, world.get('invoice', id)),
  },
  'POST /v1/invoices/create_preview': {
    takes: ['customer', 'subscription', 'subscription_details', 'discounts', 'currency'],
    answer: ({ world, form }) => previewInvoice(world, form),
  },
  'POST /v1/invoices/:id/pay': {
    takes: ['payment_method', 'off_session'],
    answer: ({ world, ids: [id = ''], form }) => {
      const invoice = world.get('invoice', id)
      payInvoice(world, invoice, PAID(world), {
        offSession: flagOf(form, 'off_session') ?? true,
        method: textOf(form, 'payment_method'),
      })
      if (invoice.status !== ('paid' as Invoice['status'])) {
        const payment = world.get('payment_intent', invoice.payment_intent ?? '')
        const failure = payment.last_payment_error ?? {
          type: 'invalid_request_error',
          code: 'invoice_payment_intent_requires_action',
          message: 'This payment requires additional user action before it can be completed.',
        }
        throw new Refusal(402, { ...failure, payment_intent: shownPayment(payment) })
      }
      return shownInvoice(world, invoice)
    },
  },
  'POST /v1/invoices/:id/void': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => {
      const invoice = world.get('invoice', id)
      voidInvoice(world, invoice)
      return shownInvoice(world, invoice)
    },
  },
  'POST /v1/refunds': {
    takes: ['payment_intent', 'amount', 'reason', 'metadata'],
    answer: ({ world, form }) => {
      const intent = world.get('payment_intent', textOf(form, 'payment_intent') ?? '', 'payment_intent')
      if (intent.status !== 'succeeded')
        throw wrongRequest('This PaymentIntent has no successful charge to refund.')
      const charge = String(intent.latest_charge)
      const amount = integerOf(form, 'amount') ?? intent.amount_received
      const refund = world.add({
        ...kept(world, 're'),
        object: 'refund' as const,
        amount,
        currency: 'usd' as const,
        charge,
        payment_intent: intent.id,
        reason: textOf(form, 'reason') ?? null,
        status: 'succeeded' as const,
      })
      world.tell('charge.refunded', {
        id: charge,
        object: 'charge',
        amount: intent.amount,
        amount_refunded: amount,
        customer: intent.customer,
        payment_intent: intent.id,
        refunded: amount === intent.amount,
      })
      return refund
    },
  },
  'GET /v1/events': {
    takes: [...PAGE, 'type', 'types', 'created'],
    isList: true,
    answer: ({ world }) => world.all('event'),
  },
  'GET /v1/events/:id': { takes: [], answer: ({ world, ids: [id = ''] }) => world.get('event', id) },
}

function livingCustomer(world: World, id: string): Customer {
  const customer = world.get('customer', id)
  if (customer.deleted) throw wrongRequest(`No such customer: '${id}'`, 'id', 'resource_missing')
  return customer
}

/** A card that is refused at once is an error, with what was tried in it. */
function tryOrRefuse(
  world: World,
  intent: Parameters<typeof tryPayment>[1],
  asked: Parameters<typeof tryPayment>[3],
): void {
  tryPayment(world, intent, PAID(world), asked)
  if (intent.status === 'requires_payment_method' && intent.last_payment_error)
    throw new Refusal(402, { ...intent.last_payment_error, payment_intent: shownPayment(intent) })
}

export function onlyWhatItTakes({ takes }: Call, form: Form): void {
  onlyKnown(form, takes)
}

/** The call and the ids in its address. */
export function callAt(method: string, path: string): { key: string; call: Call; ids: string[] } | undefined {
  const parts = path.split('/')
  for (const [key, call] of Object.entries(CALLS)) {
    const [wanted, pattern = ''] = key.split(' ')
    const places = pattern.split('/')
    if (wanted !== method || places.length !== parts.length) continue
    // What is named outright comes before an id in the same place.
    const isSaid = CALLS[`${method} ${path}`]
    if (isSaid && isSaid !== call) continue
    if (!places.every((place, index) => place.startsWith(':') || place === parts[index])) continue
    return { key, call, ids: parts.filter((_, index) => places[index]?.startsWith(':')) }
  }
  return undefined
}
