import { behaviorOf } from './cards.ts'
import { shownCharge } from './charges.ts'
import type { Charge, Dispute, PaymentIntent, PaymentMethod } from './objects.ts'
import { wrongRequest } from './refusal.ts'
import type { World } from './world.ts'
import { kept } from './world.ts'

const ANSWERED_DAYS = 9
const DAY_SECONDS = 86_400
const FEE_CENTS = 1_500
// https://docs.stripe.com/testing#disputes
const WINS = 'winning_evidence'
const LOSES = 'losing_evidence'

export function disputesOf(world: World, { id }: Charge): Dispute[] {
  return world.all('dispute').filter(({ charge }) => charge === id)
}

/** Some cards of the documentation dispute a payment at once. */
export function objectAtOnce(world: World, intent: PaymentIntent, { card }: PaymentMethod): void {
  const { disputes } = behaviorOf(card)
  if (disputes && intent.status === 'succeeded' && intent.latest_charge !== null)
    newDispute(world, world.get('charge', intent.latest_charge), disputes)
}

export interface Objection {
  reason: string
  isInquiry?: boolean
}

/**
 * The card's owner disputes a charge at their bank. The bank takes the money back until the decision, or only
 * inquires.
 */
export function newDispute(world: World, charge: Charge, { reason, isInquiry = false }: Objection): Dispute {
  const dispute = world.add<Dispute>({
    ...kept(world, 'du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    currency: 'usd',
    payment_intent: charge.payment_intent,
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
    due_by: world.now() + ANSWERED_DAYS * DAY_SECONDS,
    evidence: null,
    withdrawn: isInquiry ? null : world.now(),
    reinstated: null,
  })
  charge.disputed = true
  world.tell('charge.dispute.created', shownDispute(dispute))
  world.tell('charge.updated', shownCharge(world, charge))
  if (!isInquiry) world.tell('charge.dispute.funds_withdrawn', shownDispute(dispute))
  return dispute
}

/** The evidence against a dispute. Two texts decide it at once. */
export function answerDispute(
  world: World,
  dispute: Dispute,
  evidence: string | null,
  isSent: boolean,
): void {
  refuseClosed(dispute)
  dispute.evidence = evidence ?? dispute.evidence
  if (isSent && dispute.status === 'needs_response') dispute.status = 'under_review'
  world.tell('charge.dispute.updated', shownDispute(dispute))
  if (!isSent) return
  if (dispute.evidence === WINS) closeDispute(world, dispute, true)
  if (dispute.evidence === LOSES) closeDispute(world, dispute, false)
}

export function closeDispute(world: World, dispute: Dispute, isWon: boolean): void {
  refuseClosed(dispute)
  if (dispute.withdrawn === null) dispute.status = 'warning_closed'
  else dispute.status = isWon ? 'won' : 'lost'
  if (dispute.status === 'won') dispute.reinstated = world.now()
  world.tell('charge.dispute.closed', shownDispute(dispute))
  if (dispute.reinstated !== null) world.tell('charge.dispute.funds_reinstated', shownDispute(dispute))
}

/** After a full refund there is nothing to inquire about. */
export function giveInIfInquired(world: World, charge: Charge): void {
  for (const dispute of disputesOf(world, charge))
    if (dispute.status === 'warning_needs_response') closeDispute(world, dispute, false)
}

function refuseClosed({ status }: Dispute): void {
  if (['won', 'lost', 'warning_closed'].includes(status)) throw wrongRequest('This dispute is already closed')
}

export function shownDispute(dispute: Dispute): object {
  const { due_by, evidence, withdrawn, reinstated, ...sent } = dispute
  const isInquiry = withdrawn === null
  return {
    ...sent,
    balance_transactions: [
      ...(withdrawn === null ? [] : [moved(dispute, -1, withdrawn)]),
      ...(reinstated === null ? [] : [moved(dispute, 1, reinstated)]),
    ],
    enhanced_eligibility_types: [],
    evidence: { ...NO_EVIDENCE, uncategorized_text: evidence },
    evidence_details: {
      due_by,
      enhanced_eligibility: {},
      has_evidence: evidence !== null,
      past_due: false,
      submission_count: evidence === null ? 0 : 1,
      submission_method: evidence === null ? 'not_submitted' : 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    payment_method_details: {
      type: 'card',
      card: {
        brand: 'visa',
        case_type: isInquiry ? 'inquiry' : 'chargeback',
        network: 'visa',
        network_reason_code: '10.4',
      },
    },
  }
}

function moved({ id, amount }: Dispute, sign: 1 | -1, at: number): object {
  const fee = sign < 0 ? FEE_CENTS : 0
  return {
    id: `txn_${id.slice(3)}${sign < 0 ? 'w' : 'r'}`,
    object: 'balance_transaction',
    amount: sign * amount,
    available_on: at,
    balance_type: 'payments',
    created: at,
    currency: 'usd',
    description: sign < 0 ? 'Chargeback withdrawal' : 'Chargeback reversal',
    exchange_rate: null,
    fee,
    fee_details: [],
    net: sign * amount - fee,
    reporting_category: sign < 0 ? 'dispute' : 'dispute_reversal',
    source: id,
    status: 'available',
    type: 'adjustment',
  }
}

const NO_EVIDENCE = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}
