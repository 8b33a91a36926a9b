import { behaviorOf } from './cards.ts'
import { shownCharge, shownRefund } from './charges.ts'
import { disputesOf, giveInIfInquired } from './disputes.ts'
import type { Charge, Refund } from './objects.ts'
import { Refusal, wrongRequest } from './refusal.ts'
import type { World } from './world.ts'
import { kept } from './world.ts'

// When the bank decides about a refund that is not settled at once.
const SETTLED_SECONDS = 3_600

export function newRefund(
  world: World,
  charge: Charge,
  {
    amount,
    reason = null,
    metadata = {},
  }: { amount?: number; reason?: string | null; metadata?: Refund['metadata'] },
): Refund {
  const left = charge.amount_captured - charge.amount_refunded
  const given = amount ?? left
  refuseWhere(world, charge, given, left)
  const { refunds } = behaviorOf(world.get('payment_method', charge.payment_method).card)
  const { livemode: _livemode, ...rest } = kept(world, 're')
  const at = world.now() + SETTLED_SECONDS
  const refund = world.add<Refund>({
    ...rest,
    metadata,
    object: 'refund',
    amount: given,
    balance_transaction: null,
    becomes: refunds ? { status: refunds === 'pending' ? 'succeeded' : 'failed', at } : null,
    charge: charge.id,
    currency: 'usd',
    // Only known for refunds of a customer's credit.
    customer: null,
    customer_account: null,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refunds === 'pending' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  })
  put(charge, given)
  world.tell('refund.created', shownRefund(refund))
  world.tell('charge.refunded', shownCharge(world, charge))
  // The bank has given its reference number.
  tellChange(world, refund)
  if (charge.refunded) giveInIfInquired(world, charge)
  return refund
}

function refuseWhere(world: World, charge: Charge, given: number, left: number): void {
  if (disputesOf(world, charge).some(({ status }) => !status.startsWith('warning_') && status !== 'won'))
    throw refused('charge_disputed', `Charge ${charge.id} has been charged back; cannot issue a refund.`)
  if (left === 0) throw refused('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  if (given < 1) throw wrongRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer')
  if (given > left)
    throw wrongRequest(
      `Refund amount (${given}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    )
}

function refused(code: string, message: string): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', code, message, param: 'amount' })
}

function put(charge: Charge, amount: number): void {
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
}

function tellChange(world: World, refund: Refund): void {
  world.tell('refund.updated', shownRefund(refund))
  world.tell('charge.refund.updated', shownRefund(refund))
}

/** Applies the banks' decisions so far. Repeat: does nothing more. */
export function settleRefunds(world: World): void {
  for (const refund of world.all('refund')) {
    if (!refund.becomes || refund.becomes.at > world.now()) continue
    refund.status = refund.becomes.status
    refund.becomes = null
    if (refund.status === 'failed') {
      const charge = world.get('charge', refund.charge)
      put(charge, -refund.amount)
      world.tell('refund.failed', shownRefund(refund))
      world.tell('charge.updated', shownCharge(world, charge))
    }
    tellChange(world, refund)
  }
}
