import type Stripe from 'stripe'
import type { OwnedObject } from '../payments.ts'
import { idOf } from './wire.ts'

/** The customer of an object. Looked up by type and id, never at an address from an event. */
export async function ownerOf(stripe: Stripe, { type, id }: OwnedObject): Promise<string | null> {
  switch (type) {
    case 'subscription':
      return idOf((await stripe.subscriptions.retrieve(id)).customer)
    case 'invoice':
      return idOf((await stripe.invoices.retrieve(id)).customer)
    case 'charge':
      return idOf((await stripe.charges.retrieve(id)).customer)
    case 'refund':
      return payerOf(stripe, await stripe.refunds.retrieve(id))
    case 'dispute':
      return payerOf(stripe, await stripe.disputes.retrieve(id))
    case 'payment_intent':
      return idOf((await stripe.paymentIntents.retrieve(id)).customer)
    case 'payment_method':
      return idOf((await stripe.paymentMethods.retrieve(id)).customer)
  }
}

type OfPayment = Pick<Stripe.Refund | Stripe.Dispute, 'charge' | 'payment_intent'>

/** Refunds and disputes do not name a customer. */
async function payerOf(stripe: Stripe, { charge, payment_intent }: OfPayment): Promise<string | null> {
  const chargeId = idOf(charge)
  if (chargeId !== null) return ownerOf(stripe, { type: 'charge', id: chargeId })
  const paymentId = idOf(payment_intent)
  return paymentId === null ? null : ownerOf(stripe, { type: 'payment_intent', id: paymentId })
}
