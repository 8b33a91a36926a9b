import type { Form } from '../form.ts'
import { choiceOf, flagOf, integerOf, metadataOf, textOf } from '../form.ts'
import type { PaymentIntent } from '../objects.ts'
import {
  cancelPayment,
  newPayment,
  newSetup,
  shownPayment,
  shownSetup,
  tryPayment,
  trySetup,
} from '../payments.ts'
import { missingParam, Refusal, wrongRequest } from '../refusal.ts'
import { settle } from '../subscriptions.ts'
import type { World } from '../world.ts'
import type { Calls } from './call.ts'
import { PAGE } from './call.ts'

const WITH_SECRET = ['client_secret', 'return_url', 'payment_method', 'off_session']

export const INTENT_CALLS: Calls = {
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
  'GET /v1/payment_intents': {
    takes: [...PAGE, 'customer'],
    isList: true,
    answer: ({ world, form }) => {
      const customer = textOf(form, 'customer')
      return world
        .all('payment_intent')
        .filter((one) => customer === undefined || one.customer === customer)
        .map(shownPayment)
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
}

/** A card that is refused at once is an error that includes the attempted payment. */
function tryOrRefuse(world: World, intent: PaymentIntent, asked: Parameters<typeof tryPayment>[3]): void {
  tryPayment(world, intent, (tried) => settle(world, tried), asked)
  if (intent.status === 'requires_payment_method' && intent.last_payment_error)
    throw new Refusal(402, { ...intent.last_payment_error, payment_intent: shownPayment(intent) })
}

/** A browser identifies an intent by its secret, which only its page knows. */
function proveSecret(form: Form, secret: string): void {
  const given = textOf(form, 'client_secret')
  if (given !== undefined && given !== secret)
    throw wrongRequest('The client_secret provided does not match.', 'client_secret')
}
