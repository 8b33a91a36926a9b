import { CURRENCY } from '@scheduling/domain/pricing'
import type { Stripe } from 'stripe'
import type { Payments } from '../payments.ts'
import { ProviderError } from '../provider.ts'
import { ALL, PAGE } from './lists.ts'
import { once } from './once.ts'
import { idOf, readCard, readPayment } from './wire.ts'

// In the metadata of a card that is not attached yet: the customer it is for.
const MADE_FOR = 'made_for'
// To check a card for later charges, we ask the bank for this amount and never take it.
const TRIED_CENTS = 100
const HELD: readonly string[] = ['requires_action', 'requires_capture']

type Cards = Pick<
  Payments,
  | 'cardOf'
  | 'newMethod'
  | 'attachMethod'
  | 'useMethod'
  | 'forgetMethods'
  | 'tryMethod'
  | 'releaseTried'
  | 'paymentOf'
>

/** Cards, and the results of single payments. */
export function stripeCards(stripe: Stripe): Cards {
  return {
    cardOf: async (customerId) => {
      const customer = await stripe.customers.retrieve(customerId)
      const methodId = customer.deleted ? null : idOf(customer.invoice_settings.default_payment_method)
      return methodId === null ? null : readCard(await stripe.paymentMethods.retrieve(methodId))
    },
    newMethod: async (token, customerId) => {
      const given = { type: 'card' as const, card: { token }, metadata: { [MADE_FOR]: customerId } }
      return (await stripe.paymentMethods.create(given)).id
    },
    attachMethod: async (customerId, methodId) => {
      const method = await stripe.paymentMethods.retrieve(methodId)
      const owner = idOf(method.customer)
      if (owner === customerId) return
      if (owner !== null || method.metadata?.[MADE_FOR] !== customerId)
        throw new ProviderError('not_found', 'a payment method of somebody else')
      await stripe.paymentMethods.attach(methodId, { customer: customerId })
    },
    useMethod: async (customerId, methodId, subscriptionId) => {
      await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: methodId } })
      if (subscriptionId !== null)
        await stripe.subscriptions.update(subscriptionId, { default_payment_method: methodId })
      for (const { id } of await cardsOf(stripe, customerId))
        if (id !== methodId) await stripe.paymentMethods.detach(id)
    },
    forgetMethods: async (customerId) => {
      for (const { id } of await cardsOf(stripe, customerId)) await stripe.paymentMethods.detach(id)
    },
    tryMethod: async (customerId, methodId, key) => {
      const given = {
        amount: TRIED_CENTS,
        currency: CURRENCY,
        customer: customerId,
        payment_method: methodId,
        allowed_payment_method_types: ['card' as const],
        capture_method: 'manual' as const,
        setup_future_usage: 'off_session' as const,
        confirm: true,
      }
      const intent = await once(key, async (options) => stripe.paymentIntents.create(given, options))
      return { ...readPayment(intent), needsOwner: intent.status === 'requires_action' }
    },
    releaseTried: async (customerId) => {
      const intents = stripe.paymentIntents.list({ ...PAGE, customer: customerId })
      for (const { id, capture_method, status } of await intents.autoPagingToArray(ALL))
        if (capture_method === 'manual' && HELD.includes(status)) await stripe.paymentIntents.cancel(id)
    },
    paymentOf: async (paymentId) => readPayment(await stripe.paymentIntents.retrieve(paymentId)),
  }
}

async function cardsOf(stripe: Stripe, customerId: string): Promise<Stripe.PaymentMethod[]> {
  return stripe.customers.listPaymentMethods(customerId, { ...PAGE, type: 'card' }).autoPagingToArray(ALL)
}
