import { shownPlan, shownPrice } from './catalog.ts'
import type { Subscription, SubscriptionItem } from './objects.ts'
import type { World } from './world.ts'

/** A subscription in Stripe's format. */
export function shownSubscription(world: World, subscription: Subscription): object {
  const { item, period, pending_update: pending, default_tax_rates: rates, ...sent } = subscription
  const itemShown = ({ id, price, quantity }: SubscriptionItem) => ({
    id,
    object: 'subscription_item',
    billing_thresholds: null,
    created: subscription.created,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: shownPlan(world.get('price', price)),
    price: shownPrice(world.get('price', price)),
    quantity,
    subscription: subscription.id,
    tax_rates: [],
  })
  return {
    ...sent,
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor_config: null,
    billing_schedules: [],
    billing_thresholds: null,
    collection_method: 'charge_automatically',
    currency: 'usd',
    customer_account: null,
    days_until_due: null,
    default_source: null,
    default_tax_rates: rates.map((id) => world.get('tax_rate', id)),
    invoice_settings: {
      account_tax_ids: null,
      issuer: { type: 'self' },
      custom_fields: null,
      description: null,
      footer: null,
    },
    items: {
      object: 'list',
      data: [itemShown(item)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${subscription.id}`,
    },
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: pending && {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: pending.discounts,
      expires_at: pending.expires_at,
      metadata: null,
      subscription_items: [itemShown(pending.item)],
      trial_end: null,
      trial_from_plan: null,
    },
    schedule: null,
    test_clock: null,
    transfer_data: null,
    trial_settings: null,
  }
}
