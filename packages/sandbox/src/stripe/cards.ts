import type { Card, Failure, PaymentMethod, Token } from './objects.ts'
import { Refusal, wrongRequest } from './refusal.ts'
import type { World } from './world.ts'
import { kept } from './world.ts'

/** https://docs.stripe.com/testing */
interface Behavior {
  brand?: string
  country?: string
  /** Asks the owner: always, or until it is set up for payments without them. */
  asks?: 'always' | 'once'
  declines?: { code: string; decline_code?: string }
  /** Refuses to be attached. */
  refusesAttach?: boolean
  /** The owner disputes every payment, with this reason. A bank that only inquires takes nothing back. */
  disputes?: { reason: string; isInquiry?: boolean }
  /** What becomes of a refund after some time. */
  refunds?: 'pending' | 'failing'
}

const DECLINED = { code: 'card_declined', decline_code: 'generic_decline' }
const BEHAVIORS: Readonly<Record<string, Behavior>> = {
  '4242424242424242': {},
  '5555555555554444': { brand: 'mastercard' },
  '4000002760000016': { country: 'DE' },
  '4000002500003155': { asks: 'once' },
  '4000002760003184': { asks: 'always' },
  '4000008260003178': {
    asks: 'always',
    declines: { code: 'card_declined', decline_code: 'insufficient_funds' },
  },
  '4000000000000002': { declines: DECLINED, refusesAttach: true },
  '4000000000000341': { declines: DECLINED },
  '4000000000009995': {
    declines: { code: 'card_declined', decline_code: 'insufficient_funds' },
    refusesAttach: true,
  },
  '4000000000000069': {
    declines: { code: 'expired_card', decline_code: 'expired_card' },
    refusesAttach: true,
  },
  '4000000000000259': { disputes: { reason: 'fraudulent' } },
  '4000000000002685': { disputes: { reason: 'product_not_received' } },
  '4000000000001976': { disputes: { reason: 'fraudulent', isInquiry: true } },
  '4000000000007726': { refunds: 'pending' },
  '4000000000005126': { refunds: 'failing' },
}

const NAMED: Readonly<Record<string, string>> = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  chargeDeclined: '4000000000000002',
  chargeCustomerFail: '4000000000000341',
  threeDSecure2Required: '4000002760003184',
  authenticationRequired: '4000002500003155',
  createDispute: '4000000000000259',
  createDisputeProductNotReceived: '4000000000002685',
  createDisputeInquiry: '4000000000001976',
  pendingRefund: '4000000000007726',
  refundFail: '4000000000005126',
}

const MESSAGES: Readonly<Record<string, string>> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  generic_decline: 'Your card was declined.',
}

/** We recognize a number by the stored fingerprint. */
export function behaviorOf({ fingerprint }: Card): Behavior {
  return BEHAVIORS[fingerprint] ?? {}
}

export function cardFailure({ code, decline_code }: { code: string; decline_code?: string }): Failure {
  return {
    type: 'card_error',
    code,
    ...(decline_code && { decline_code }),
    message: MESSAGES[decline_code ?? ''] ?? 'Your card was declined.',
  }
}

export function newCard(number: string, expMonth: number, expYear: number, now: number): Card {
  const digits = number.replace(/\s/g, '')
  if (!BEHAVIORS[digits]) throw refusedCard('incorrect_number', 'Your card number is incorrect.', 'number')
  const year = expYear < 100 ? 2_000 + expYear : expYear
  if (!(expMonth >= 1 && expMonth <= 12))
    throw refusedCard('invalid_expiry_month', 'Your card’s expiration month is invalid.', 'exp_month')
  if (Date.UTC(year, expMonth) / 1_000 <= now)
    throw refusedCard('invalid_expiry_year', 'Your card’s expiration year is invalid.', 'exp_year')
  const { brand = 'visa', country = 'US' } = BEHAVIORS[digits]
  return {
    brand,
    last4: digits.slice(-4),
    exp_month: expMonth,
    exp_year: year,
    country,
    funding: 'credit',
    fingerprint: digits,
    display_brand: brand,
    checks: { cvc_check: 'pass', address_line1_check: null, address_postal_code_check: null },
    networks: { available: [brand], preferred: null },
    three_d_secure_usage: { supported: true },
    generated_from: null,
    regulated_status: null,
    wallet: null,
  }
}

function refusedCard(code: string, message: string, param: string): Refusal {
  return new Refusal(402, { type: 'card_error', code, message, param })
}

export function newToken(world: World, card: Card): Token {
  const { id, created, livemode } = kept(world, 'tok')
  return world.add({
    id,
    created,
    livemode,
    object: 'token',
    type: 'card',
    used: false,
    client_ip: null,
    card,
  })
}

/** `tok_…` works once. Tokens of the documentation always work. */
export function methodOfToken(world: World, tokenId: string): PaymentMethod {
  const number = NAMED[tokenId.replace(/^tok_/, '')]
  if (number) return addMethod(world, newCard(number, 12, 2_040, world.now()))
  const token = world.get('token', tokenId, 'card[token]')
  if (token.used)
    throw wrongRequest(
      `You cannot use a Stripe token more than once: ${tokenId}.`,
      'card[token]',
      'token_already_used',
    )
  token.used = true
  return addMethod(world, token.card)
}

export function addMethod(world: World, card: Card): PaymentMethod {
  return world.add({
    ...kept(world, 'pm'),
    object: 'payment_method',
    type: 'card',
    card,
    customer: null,
    customer_account: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    allow_redisplay: 'unspecified',
    isSetUp: false,
  })
}

export function attach(world: World, method: PaymentMethod, customer: string): PaymentMethod {
  world.get('customer', customer, 'customer')
  if (method.customer !== null && method.customer !== customer)
    throw wrongRequest('The payment method you provided has already been attached to a customer.')
  const { refusesAttach, declines } = behaviorOf(method.card)
  if (refusesAttach && declines) throw new Refusal(402, { ...cardFailure(declines) })
  method.customer = customer
  world.tell('payment_method.attached', shownMethod(method))
  return method
}

/** What is stored about the number is never sent. */
export function shownMethod({ isSetUp: _isSetUp, ...method }: PaymentMethod): object {
  return { ...method, card: shownCard(method.card) }
}

export function shownCard(card: Card): object {
  return { ...card, fingerprint: fingerprintOf(card) }
}

export function fingerprintOf({ last4 }: Card): string {
  return `fp${last4}`.padEnd(16, '0')
}
