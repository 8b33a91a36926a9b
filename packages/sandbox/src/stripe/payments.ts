import { behaviorOf, cardFailure, shownMethod } from './cards.ts'
import { newCharge, releaseCharge } from './charges.ts'
import { objectAtOnce } from './disputes.ts'
import type { Failure, PaymentIntent, PaymentMethod, SetupIntent } from './objects.ts'
import { Refusal, wrongRequest } from './refusal.ts'
import type { World } from './world.ts'
import { kept } from './world.ts'

export interface NewPayment {
  amount: number
  customer: string | null
  method: string | null
  isManual?: boolean
  setupFutureUsage?: 'off_session' | 'on_session' | null
  invoice?: string | null
  description?: string | null
  metadata?: Record<string, string>
}

export function newPayment(world: World, given: NewPayment): PaymentIntent {
  const { id, ...rest } = kept(world, 'pi')
  const intent = world.add<PaymentIntent>({
    ...rest,
    id,
    metadata: given.metadata ?? {},
    object: 'payment_intent',
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    capture_method: given.isManual ? 'manual' : 'automatic',
    client_secret: `${id}_secret_${world.newId('x').slice(2)}`,
    currency: 'usd',
    customer: given.customer,
    description: given.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    next_action: null,
    payment_method: given.method,
    setup_future_usage: given.setupFutureUsage ?? null,
    status: given.method === null ? 'requires_payment_method' : 'requires_confirmation',
    canceled_at: null,
    ofInvoice: given.invoice ?? null,
  })
  return intent
}

type Asked = { offSession?: boolean; isProven?: boolean; returnUrl?: string | null }

/** The result of a payment attempt: paid, waiting for the owner, or refused. Calls `settle` at the end. */
export function tryPayment(
  world: World,
  intent: PaymentIntent,
  settle: (intent: PaymentIntent) => void,
  { offSession = false, isProven = false, returnUrl = null }: Asked = {},
): void {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
    throw new Refusal(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      payment_intent: shownPayment(intent),
    })
  if (intent.payment_method === null)
    throw wrongRequest('You cannot confirm this PaymentIntent because it’s missing a payment method.')
  const method = world.get('payment_method', intent.payment_method)
  const { declines } = behaviorOf(method.card)
  intent.next_action = null
  if (!isProven && mustAsk(method)) {
    if (offSession)
      return fail(world, intent, settle, {
        type: 'card_error',
        code: 'authentication_required',
        decline_code: 'authentication_required',
        message: 'Your card was declined. This transaction requires authentication.',
      })
    intent.status = 'requires_action'
    intent.last_payment_error = null
    intent.next_action = actionAt(world, intent.id, returnUrl)
    world.tell('payment_intent.requires_action', shownPayment(intent))
    return settle(intent)
  }
  if (declines) return fail(world, intent, settle, cardFailure(declines))
  if (isProven && intent.setup_future_usage === 'off_session') method.isSetUp = true
  intent.last_payment_error = null
  intent.latest_charge = newCharge(world, intent, method).id
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture'
    intent.amount_capturable = intent.amount
  } else {
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    world.tell('payment_intent.succeeded', shownPayment(intent))
  }
  if (intent.customer !== null && intent.setup_future_usage !== null && method.customer === null) {
    method.customer = intent.customer
    world.tell('payment_method.attached', shownMethod(method))
  }
  settle(intent)
  objectAtOnce(world, intent, method)
}

function mustAsk({ card, isSetUp }: PaymentMethod): boolean {
  const { asks } = behaviorOf(card)
  return asks === 'always' || (asks === 'once' && !isSetUp)
}

export function fail(
  world: World,
  intent: PaymentIntent,
  settle: (intent: PaymentIntent) => void,
  failure: Failure,
): void {
  intent.status = 'requires_payment_method'
  intent.next_action = null
  intent.last_payment_error = failure
  world.tell('payment_intent.payment_failed', shownPayment(intent))
  settle(intent)
}

export function refusedOwner(): Failure {
  return {
    type: 'card_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  }
}

export function cancelPayment(world: World, intent: PaymentIntent): void {
  if (['succeeded', 'canceled'].includes(intent.status))
    throw wrongRequest(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`)
  intent.status = 'canceled'
  intent.amount_capturable = 0
  intent.canceled_at = world.now()
  world.tell('payment_intent.canceled', shownPayment(intent))
  if (intent.latest_charge !== null) releaseCharge(world, world.get('charge', intent.latest_charge))
}

function actionAt(world: World, id: string, returnUrl: string | null): PaymentIntent['next_action'] {
  const redirect = { url: `${world.origin}/3d-secure/${id}`, return_url: returnUrl }
  return { type: 'redirect_to_url', redirect_to_url: redirect }
}

export function newSetup(world: World, customer: string | null, method: string | null): SetupIntent {
  const { id, ...rest } = kept(world, 'seti')
  return world.add<SetupIntent>({
    ...rest,
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_${world.newId('x').slice(2)}`,
    customer,
    last_setup_error: null,
    next_action: null,
    payment_method: method,
    status: method === null ? 'requires_payment_method' : 'requires_confirmation',
    usage: 'off_session',
  })
}

export function trySetup(
  world: World,
  intent: SetupIntent,
  { isProven = false, returnUrl = null }: Asked = {},
): void {
  if (intent.payment_method === null) throw wrongRequest('This SetupIntent is missing a payment method.')
  const method = world.get('payment_method', intent.payment_method)
  const { asks, declines, refusesAttach } = behaviorOf(method.card)
  intent.next_action = null
  if (asks && !isProven) {
    intent.status = 'requires_action'
    intent.next_action = actionAt(world, intent.id, returnUrl)
    return
  }
  if (declines && refusesAttach) {
    intent.status = 'requires_payment_method'
    intent.last_setup_error = cardFailure(declines)
    world.tell('setup_intent.setup_failed', shownSetup(intent))
    return
  }
  method.isSetUp = true
  if (intent.customer !== null) method.customer = intent.customer
  intent.status = 'succeeded'
  world.tell('setup_intent.succeeded', shownSetup(intent))
}

export function shownSetup(intent: SetupIntent): object {
  return {
    ...intent,
    allowed_payment_method_types: ['card'],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    description: null,
    excluded_payment_method_types: null,
    latest_attempt: null,
    mandate: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    single_use_mandate: null,
  }
}

export function shownPayment({ ofInvoice: _ofInvoice, ...intent }: PaymentIntent): object {
  return {
    ...intent,
    allowed_payment_method_types: ['card'],
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    confirmation_method: 'automatic',
    customer_account: null,
    excluded_payment_method_types: null,
    managed_payments: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_group: null,
  }
}
