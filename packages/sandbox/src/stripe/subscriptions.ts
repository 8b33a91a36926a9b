import { periodAfter, prorations, wholeLine } from './amounts.ts'
import type { Form } from './form.ts'
import { choiceOf, flagOf, integerOf, metadataOf, partOf, textOf } from './form.ts'
import { keepUsableDiscounts, markPaid, newInvoice, payInvoice, voidInvoice } from './invoices.ts'
import { shownInvoice } from './shown-invoice.ts'
import type { Invoice, PaymentIntent, Subscription } from './objects.ts'
import { Refusal, wrongRequest } from './refusal.ts'
import { settleRefunds } from './refunds.ts'
import { shownSubscription } from './shown-subscription.ts'
import { billingModeIn, discountsIn, itemIn, methodIn, taxRatesIn } from './subscription-form.ts'
import type { World } from './world.ts'
import { kept } from './world.ts'

const INCOMPLETE_SECONDS = 23 * 3_600
const DAY_SECONDS = 86_400
/** Days after which a renewal is tried again. After the last one, the subscription ends. */
const TRIED_AGAIN_DAYS = [3, 5, 7]
const BEHAVIORS = [
  'default_incomplete',
  'allow_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
] as const

export function createSubscription(world: World, form: Form): Subscription {
  const customer = world.get('customer', textOf(form, 'customer') ?? '', 'customer')
  const item = itemIn(world, form, undefined)
  const price = world.get('price', item.price)
  const now = world.now()
  const behavior = choiceOf(form, 'payment_behavior', BEHAVIORS) ?? 'allow_incomplete'
  const trialEnd = integerOf(form, 'trial_end') ?? null
  const subscription = world.add<Subscription>({
    ...kept(world, 'sub'),
    metadata: metadataOf(form),
    object: 'subscription',
    customer: customer.id,
    status: 'incomplete',
    billing_cycle_anchor: trialEnd ?? now,
    billing_mode: billingModeIn(form),
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    default_payment_method: methodIn(world, form, customer.id) ?? null,
    default_tax_rates: taxRatesIn(world, form) ?? [],
    description: null,
    discounts: [],
    ended_at: null,
    latest_invoice: null,
    start_date: now,
    trial_start: trialEnd === null ? null : now,
    trial_end: trialEnd,
    pending_update: null,
    item,
    period: trialEnd === null ? periodAfter(now, price) : { start: now, end: trialEnd },
  })
  subscription.discounts = (discountsIn(world, form, subscription) ?? []).map(({ id }) => id)
  if (trialEnd !== null) subscription.status = 'trialing'
  else {
    const lines = [wholeLine(world, item, subscription.period)]
    const invoice = newInvoice(world, { subscription, reason: 'subscription_create', lines })
    if (invoice.status === 'paid') subscription.status = 'active'
    else if (behavior !== 'default_incomplete') {
      payInvoice(world, invoice, (intent) => settle(world, intent), {
        offSession: flagOf(form, 'off_session') ?? false,
      })
      const payment = world.get('payment_intent', invoice.payment_intent ?? '')
      if (behavior === 'error_if_incomplete' && invoice.status !== ('paid' as Invoice['status'])) {
        world.remove(subscription.id)
        world.remove(invoice.id)
        throw new Refusal(402, { ...(payment.last_payment_error ?? refusedPayment()) })
      }
    }
  }
  world.tell('customer.subscription.created', shownSubscription(world, subscription))
  return subscription
}

function refusedPayment() {
  return {
    type: 'card_error',
    code: 'subscription_payment_intent_requires_action',
    message: 'Payment for this subscription requires additional user action before it can be completed.',
  }
}

export function updateSubscription(world: World, subscription: Subscription, form: Form): Subscription {
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired')
    throw wrongRequest('A canceled subscription can only update its cancellation_details and metadata.')
  const isPending = choiceOf(form, 'payment_behavior', BEHAVIORS) === 'pending_if_incomplete'
  if (isPending)
    for (const name of ['default_payment_method', 'default_tax_rates', 'metadata', 'cancel_at_period_end'])
      if (name in form)
        throw wrongRequest(
          `You cannot set \`${name}\` when \`payment_behavior=pending_if_incomplete\`.`,
          name,
        )
  const discounts = discountsIn(world, form, subscription)?.map(({ id }) => id)
  const item = form.items ? itemIn(world, form, subscription.item) : subscription.item
  const isAnother = item.price !== subscription.item.price || item.quantity !== subscription.item.quantity
  if (discounts && !isAnother) subscription.discounts = discounts
  subscription.default_payment_method =
    methodIn(world, form, subscription.customer) ?? subscription.default_payment_method
  subscription.default_tax_rates = taxRatesIn(world, form) ?? subscription.default_tax_rates
  Object.assign(subscription.metadata, metadataOf(form))
  const ends = flagOf(form, 'cancel_at_period_end')
  if (ends !== undefined) {
    subscription.cancel_at_period_end = ends
    subscription.cancel_at = ends ? subscription.period.end : null
    subscription.canceled_at = ends ? world.now() : null
    subscription.cancellation_details.reason = ends ? 'cancellation_requested' : null
  }
  const details = partOf(form, 'cancellation_details')
  if (details) subscription.cancellation_details.comment = textOf(details, 'comment') ?? null
  if (isAnother) changeItem(world, subscription, { item, discounts: discounts ?? null }, form)
  world.tell('customer.subscription.updated', shownSubscription(world, subscription))
  return subscription
}

/** The changes to a subscription. Null discounts stay as they are. */
type Change = Pick<NonNullable<Subscription['pending_update']>, 'item' | 'discounts'>

function changeItem(world: World, subscription: Subscription, to: Change, form: Form): void {
  const behavior = choiceOf(form, 'payment_behavior', BEHAVIORS)
  const proration =
    choiceOf(form, 'proration_behavior', ['create_prorations', 'always_invoice', 'none']) ??
    'create_prorations'
  if (proration === 'create_prorations')
    throw wrongRequest(
      'The stand-in keeps no pending invoice items: always_invoice or none',
      'proration_behavior',
    )
  if (proration === 'none' || subscription.status === 'trialing') return take(world, subscription, to)
  voidPending(world, subscription)
  const at = integerOf(form, 'proration_date') ?? world.now()
  if (at < subscription.period.start || at > subscription.period.end)
    throw wrongRequest('Cannot prorate outside of the current period', 'proration_date')
  const lines = prorations(world, subscription, to.item, at)
  const discounts = to.discounts ?? subscription.discounts
  const invoice = newInvoice(world, { subscription, reason: 'subscription_update', lines, discounts })
  if (invoice.status === 'paid') return take(world, subscription, to)
  if (behavior === 'pending_if_incomplete')
    subscription.pending_update = { expires_at: world.now() + INCOMPLETE_SECONDS, ...to }
  else take(world, subscription, to)
  payInvoice(world, invoice, (intent) => settle(world, intent), {
    offSession: flagOf(form, 'off_session') ?? false,
  })
}

/** Drops a change that is waiting for its payment. */
function voidPending(world: World, subscription: Subscription): void {
  if (!subscription.pending_update) return
  subscription.pending_update = null
  const invoice = world.get('invoice', subscription.latest_invoice ?? '')
  if (invoice.status === 'open') voidInvoice(world, invoice)
}

function take(world: World, subscription: Subscription, { item, discounts }: Change): void {
  const [from, next] = [world.get('price', subscription.item.price), world.get('price', item.price)]
  subscription.item = item
  subscription.discounts = discounts ?? subscription.discounts
  keepUsableDiscounts(world, subscription, world.now())
  subscription.pending_update = null
  if (from.recurring.interval === next.recurring.interval) return
  subscription.billing_cycle_anchor = world.now()
  subscription.period = periodAfter(world.now(), next)
  if (subscription.cancel_at_period_end) subscription.cancel_at = subscription.period.end
}

/** What follows from a payment attempt. */
export function settle(world: World, intent: PaymentIntent): void {
  if (intent.ofInvoice === null) return
  const invoice = world.get('invoice', intent.ofInvoice)
  const subscription = world.get('subscription', invoice.subscription)
  if (intent.status === 'succeeded') {
    if (invoice.status === 'open') markPaid(world, invoice)
    const pending = invoice.id === subscription.latest_invoice ? subscription.pending_update : null
    if (pending) take(world, subscription, pending)
    if (['incomplete', 'past_due'].includes(subscription.status)) subscription.status = 'active'
  } else if (intent.status === 'requires_action') {
    world.tell('invoice.payment_action_required', shownInvoice(world, invoice))
    if (invoice.billing_reason === 'subscription_cycle') subscription.status = 'past_due'
  } else {
    world.tell('invoice.payment_failed', shownInvoice(world, invoice))
    if (invoice.billing_reason === 'subscription_cycle') {
      subscription.status = 'past_due'
      const days = TRIED_AGAIN_DAYS[invoice.attempt_count - 1]
      invoice.next_payment_attempt = days === undefined ? null : world.now() + days * DAY_SECONDS
    }
  }
  world.tell('customer.subscription.updated', shownSubscription(world, subscription))
}

export function cancelSubscription(world: World, subscription: Subscription): Subscription {
  subscription.status = 'canceled'
  subscription.ended_at = world.now()
  subscription.canceled_at ??= world.now()
  subscription.pending_update = null
  for (const invoice of world.all('invoice'))
    if (invoice.subscription === subscription.id && invoice.status === 'open') voidInvoice(world, invoice)
  world.tell('customer.subscription.deleted', shownSubscription(world, subscription))
  return subscription
}

/** Retries a refused renewal, and gives up in the end. */
function tryAgain(world: World, subscription: Subscription): void {
  if (subscription.status !== 'past_due' || subscription.latest_invoice === null) return
  const invoice = world.get('invoice', subscription.latest_invoice)
  const { next_payment_attempt: at, attempt_count: tries } = invoice
  if (invoice.status !== 'open' || invoice.billing_reason !== 'subscription_cycle') return
  if (at !== null && at <= world.now())
    payInvoice(world, invoice, (intent) => settle(world, intent), { offSession: true })
  else if (at === null && tries > TRIED_AGAIN_DAYS.length) cancelSubscription(world, subscription)
}

/** Does what is due by time: renewals, ends, unpaid invoices, and banks' decisions. Repeat: does nothing more. */
export function roll(world: World): void {
  settleRefunds(world)
  for (const subscription of world.all('subscription')) {
    const now = world.now()
    if (subscription.status === 'incomplete' && subscription.created + INCOMPLETE_SECONDS <= now) {
      subscription.status = 'incomplete_expired'
      world.tell('customer.subscription.updated', shownSubscription(world, subscription))
    }
    tryAgain(world, subscription)
    const pending = subscription.pending_update
    if (pending && pending.expires_at <= now) voidPending(world, subscription)
    while (
      ['active', 'trialing', 'past_due'].includes(subscription.status) &&
      subscription.period.end <= now
    ) {
      if (subscription.cancel_at_period_end) {
        cancelSubscription(world, subscription)
        break
      }
      renew(world, subscription)
    }
  }
}

function renew(world: World, subscription: Subscription): void {
  voidPending(world, subscription)
  const price = world.get('price', subscription.item.price)
  subscription.period = periodAfter(subscription.period.end, price, subscription.billing_cycle_anchor)
  if (subscription.status === 'trialing') subscription.status = 'active'
  const lines = [wholeLine(world, subscription.item, subscription.period)]
  const invoice = newInvoice(world, { subscription, reason: 'subscription_cycle', lines })
  if (invoice.status === 'open')
    payInvoice(world, invoice, (intent) => settle(world, intent), { offSession: true })
  world.tell('customer.subscription.updated', shownSubscription(world, subscription))
}
