import type { Stripe } from 'stripe'
import type { Payments } from '../payments.ts'
import { ALL, PAGE } from './lists.ts'
import { once } from './once.ts'
import { BILLING_MODE, discountsParam } from './parameters.ts'
import type { Prices } from './prices.ts'
import { ORDER, readSubscription, SUBSCRIPTION_PARTS } from './wire.ts'

type Subscriptions = Pick<
  Payments,
  | 'subscriptionsOf'
  | 'subscribe'
  | 'changePlan'
  | 'putTaxRates'
  | 'putCoupon'
  | 'dropDiscount'
  | 'setCanceled'
  | 'endSubscription'
>

/** Buying, changing and ending plans. */
export function stripeSubscriptions(stripe: Stripe, prices: Prices): Subscriptions {
  return {
    subscriptionsOf: async (customerId) => {
      const subscriptions = stripe.subscriptions.list({
        ...PAGE,
        customer: customerId,
        status: 'all',
        expand: SUBSCRIPTION_PARTS.map((part) => `data.${part}`),
      })
      return (await subscriptions.autoPagingToArray(ALL)).map(readSubscription)
    },
    subscribe: async (
      { customerId, planType, quantity, cardId, promotionCodeId, taxRateIds, order },
      key,
    ) => {
      const given = {
        customer: customerId,
        items: [{ price: await prices.of(planType), quantity }],
        default_payment_method: cardId,
        payment_behavior: 'default_incomplete' as const,
        billing_mode: BILLING_MODE,
        metadata: { [ORDER]: order },
        default_tax_rates: [...taxRateIds],
        ...(promotionCodeId !== null && { discounts: [{ promotion_code: promotionCodeId }] }),
        expand: SUBSCRIPTION_PARTS,
      }
      return readSubscription(await once(key, async (options) => stripe.subscriptions.create(given, options)))
    },
    changePlan: async ({ id, itemId }, { planType, quantity, countedAt, discount }, key) => {
      const change = {
        items: [{ id: itemId, price: await prices.of(planType), quantity }],
        proration_behavior: 'always_invoice' as const,
        ...(countedAt !== undefined && { proration_date: countedAt }),
        payment_behavior: 'pending_if_incomplete' as const,
        ...discountsParam(discount),
        expand: SUBSCRIPTION_PARTS,
      }
      return readSubscription(
        await once(key, async (options) => stripe.subscriptions.update(id, change, options)),
      )
    },
    putTaxRates: async (subscriptionId, taxRateIds) => {
      const rates = taxRateIds.length > 0 ? [...taxRateIds] : ('' as const)
      await stripe.subscriptions.update(subscriptionId, { default_tax_rates: rates })
    },
    putCoupon: async (subscriptionId, couponId, key) => {
      await prices.learn()
      const change = { discounts: [{ coupon: couponId }], expand: SUBSCRIPTION_PARTS }
      return readSubscription(
        await once(key, async (options) => stripe.subscriptions.update(subscriptionId, change, options)),
      )
    },
    dropDiscount: async (subscriptionId) =>
      readSubscription(
        await stripe.subscriptions.update(subscriptionId, { discounts: '', expand: SUBSCRIPTION_PARTS }),
      ),
    setCanceled: async (subscriptionId, isCanceled, reason) =>
      readSubscription(
        await stripe.subscriptions.update(subscriptionId, {
          cancel_at_period_end: isCanceled,
          ...(reason !== null && { cancellation_details: { comment: reason } }),
          expand: SUBSCRIPTION_PARTS,
        }),
      ),
    endSubscription: async (subscriptionId) => {
      const { status } = await stripe.subscriptions.retrieve(subscriptionId)
      if (status !== 'canceled' && status !== 'incomplete_expired')
        await stripe.subscriptions.cancel(subscriptionId)
    },
  }
}
