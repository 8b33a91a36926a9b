import { fingerprintOf } from './cards.ts'
import type { Charge, PaymentIntent, PaymentMethod, Refund } from './objects.ts'
import type { World } from './world.ts'
import { kept } from './world.ts'

/** For a successful payment: money that was taken or is held. */
export function newCharge(world: World, intent: PaymentIntent, method: PaymentMethod): Charge {
  const captured = intent.capture_method === 'automatic'
  const charge = world.add<Charge>({
    ...kept(world, 'ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    captured,
    currency: 'usd',
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    payment_intent: intent.id,
    payment_method: method.id,
    refunded: false,
    status: 'succeeded',
  })
  world.tell('charge.succeeded', shownCharge(world, charge))
  return charge
}

/** Money that was only held counts as refunded, and sends that event. */
export function releaseCharge(world: World, charge: Charge): void {
  if (charge.captured) return
  charge.amount_refunded = charge.amount
  charge.refunded = true
  world.tell('charge.refunded', shownCharge(world, charge))
}

export function shownCharge(world: World, charge: Charge): object {
  const { card } = world.get('payment_method', charge.payment_method)
  const refunds = world.all('refund').filter(({ charge: of }) => of === charge.id)
  return {
    ...charge,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'SANDBOX',
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: true,
    payment_method_details: { type: 'card', card: chargedCard(charge, card) },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunds: {
      object: 'list',
      data: refunds.map(shownRefund),
      has_more: false,
      url: `/v1/charges/${charge.id}/refunds`,
    },
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  }
}

function chargedCard({ amount }: Charge, card: PaymentMethod['card']): object {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: fingerprintOf(card),
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: null,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  }
}

export function shownRefund({ becomes: _becomes, ...refund }: Refund): object {
  return {
    ...refund,
    destination_details: {
      type: 'card',
      card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' },
    },
    ...(refund.status === 'failed' && { failure_reason: 'lost_or_stolen_card' }),
    ...(refund.status === 'pending' && { pending_reason: 'processing' }),
  }
}
