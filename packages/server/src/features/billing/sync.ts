import { DAY, MINUTE } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import { entitlementOf, GRACE_DAYS, NO_PLAN } from '@scheduling/domain/entitlements'
import { priceOf } from '@scheduling/domain/pricing'
import type { Offer } from '@scheduling/domain/pricing'
import type { AboutSubscription } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { putPlan } from '../plans/bought.ts'
import { storedPlanOf } from '../plans/plans.ts'
import type { Subscription } from '../../providers/payments.ts'
import { isDiscountStillValid } from './coupons.ts'
import type { BillingChange, BillingMoney } from './events.ts'
import { sellerOf } from './payments.ts'
import { billingOf, dropCustomer, holdBilling, putSubscription } from './store.ts'
import type { StoredBilling } from './store.ts'
import type { KeptSubscription } from './tables.ts'
import { tellOnce } from './tell.ts'

/** States in which a subscription counts. */
const LIVE = ['active', 'trialing', 'past_due', 'unpaid']

/** The newest live subscription, or else the newest one that is not paid yet. */
export function currentOf(subscriptions: readonly Subscription[]): Subscription | undefined {
  const newest = subscriptions.toSorted((one, other) => other.createdAt - one.createdAt)
  return (
    newest.find(({ status }) => LIVE.includes(status)) ?? newest.find(({ status }) => status === 'incomplete')
  )
}

/**
 * Asks the provider for the current state, stores it, and updates plan and notifications. The result is the same in any
 * order and for any number of calls. Throws `ProviderError`.
 */
export async function syncHost(context: Context, hostId: HostId): Promise<Subscription | undefined> {
  const billing = await billingOf(context.db, hostId)
  if (!billing || billing.customer_id === null) return undefined
  const { payments } = sellerOf(context)
  const askedAt = context.clock.now()
  if (!(await payments.hasCustomer(billing.customer_id))) {
    await context.db.transaction().execute(async (trx) => {
      await storeProviderState(context, trx, hostId, { current: undefined, unpaidSince: null, askedAt })
      await dropCustomer(trx, hostId)
    })
    return undefined
  }
  const subscriptions = await payments.subscriptionsOf(billing.customer_id)
  const current = await removeInvalidDiscount(context, hostId, currentOf(subscriptions))
  const unpaidSince = await unpaidSinceOf(context, current)
  await context.db
    .transaction()
    .execute(async (trx) => storeProviderState(context, trx, hostId, { current, unpaidSince, askedAt }))
  // Two tabs may each have started one, and one was paid.
  if (current && LIVE.includes(current.status))
    for (const { id, status } of subscriptions)
      if (status === 'incomplete') await payments.endSubscription(id)
  return current
}

/** Removes a discount that is not valid for the current plan. The plan may have been changed outside of the product. */
async function removeInvalidDiscount(
  context: Context,
  hostId: HostId,
  current: Subscription | undefined,
): Promise<Subscription | undefined> {
  if (!current?.currentDiscount || current.planType === null || !LIVE.includes(current.status)) return current
  if (await isDiscountStillValid(context, hostId, current.currentDiscount, current.planType)) return current
  return sellerOf(context).payments.dropDiscount(current.id)
}

/** Since when something is owed. This is the provider's date, however late we ask. */
async function unpaidSinceOf(context: Context, current: Subscription | undefined): Promise<Date | null> {
  if (!current || !isUnpaid(current)) return null
  const [oldest] = await sellerOf(context).payments.openRenewalsOf(current.id)
  return new Date((oldest?.createdAt ?? current.periodStart) * 1_000)
}

/** Whether a renewal could not be paid. */
export function isUnpaid({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'past_due' || status === 'unpaid'
}

interface Answered {
  current: Subscription | undefined
  unpaidSince: Date | null
  askedAt: number
}

/** Updates our copy, the plan and the mails in one transaction. Ignores the answer if our copy was asked for later. */
async function storeProviderState(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  { current, unpaidSince, askedAt }: Answered,
): Promise<void> {
  const before = await holdBilling(trx, hostId)
  if (before.synced_at && isNewer(before.synced_at.getTime(), askedAt, context.clock.now())) return
  const isLive = current !== undefined && LIVE.includes(current.status)
  const subscription = isLive ? keptOf(current) : null
  const hasEnded = before.subscription !== null && before.subscription.id !== subscription?.id
  await putSubscription(trx, hostId, {
    subscription: subscription,
    unpaidSince,
    round: before.round + (hasEnded ? 1 : 0),
    offersHad: offersAfter(before.offers_had, subscription),
    now: new Date(askedAt),
  })
  if (subscription || hasEnded)
    await applyPlan(context, trx, hostId, subscription, { unpaidSince, isTakenBack: before.is_taken_back })
  for (const change of changesBetween(before, subscription))
    await tellOnce(context, trx, {
      hostId,
      change,
      occasion: `${change} ${hostId} ${subscription?.id ?? before.subscription?.id} ${subscription?.periodStart ?? ''}`,
      until: endOf(change, subscription, unpaidSince),
      triedAgainAt: triedAgainAt(change, subscription),
      money: moneyOf(change, subscription),
    })
}

/** A copy from the future is not newer: the clock was set back. */
function isNewer(keptAt: Instant, askedAt: Instant, now: Instant): boolean {
  return keptAt > askedAt && keptAt < now + MINUTE
}

/** Adds the current offer, because each offer is given once. */
function offersAfter(had: readonly Offer[], subscription: KeptSubscription | null): Offer[] {
  const { offer } = subscription?.currentDiscount ?? {}
  return offer ? [...new Set([...had, offer])] : [...had]
}

function endOf(
  change: BillingChange,
  subscription: KeptSubscription | null,
  unpaidSince: Date | null,
): string | null {
  if (change === 'payment_failed' && unpaidSince) return new Date(graceEnd(unpaidSince)).toISOString()
  return (change === 'canceled' || change === 'renewed') && subscription
    ? new Date(subscription.periodEnd * 1_000).toISOString()
    : null
}

function triedAgainAt(change: BillingChange, subscription: KeptSubscription | null): string | null {
  const at = change === 'payment_failed' ? subscription?.invoice?.triedAgainAt : undefined
  return at ? new Date(at * 1_000).toISOString() : null
}

/** Until when an unpaid plan continues. */
export function graceEnd(unpaidSince: Date): number {
  return unpaidSince.getTime() + GRACE_DAYS * DAY
}

const OF_AN_INVOICE: readonly BillingChange[] = ['subscribed', 'renewed', 'payment_failed']

function moneyOf(change: BillingChange, subscription: KeptSubscription | null): BillingMoney | null {
  if (!subscription?.invoice || !OF_AN_INVOICE.includes(change)) return null
  const { total, due = total, number } = subscription.invoice
  return { amount: due, paid: null, number, card: null }
}

export function keptOf({ confirmation: _confirmation, ...kept }: Subscription): KeptSubscription {
  return kept
}

/** The changes to tell the host. */
function changesBetween(
  { subscription: before }: StoredBilling,
  now: KeptSubscription | null,
): BillingChange[] {
  if (!now) return before ? ['ended'] : []
  const changes: BillingChange[] = []
  if (before?.id !== now.id) changes.push('subscribed')
  if (isUnpaid(now) && !(before && isUnpaid(before))) changes.push('payment_failed')
  if (isRenewed(before, now)) changes.push('renewed')
  if (now.isCanceled && !before?.isCanceled) changes.push('canceled')
  return changes
}

/** Whether the invoice of a new period was just paid. */
function isRenewed(before: KeptSubscription | null, { id, invoice }: KeptSubscription): boolean {
  if (before?.id !== id || !before.invoice || !invoice?.isRenewal) return false
  const wasPaid = before.invoice.id === invoice.id && before.invoice.status === 'paid'
  return invoice.status === 'paid' && !wasPaid
}

/** Sets the account's plan. A lifetime plan stays. */
export async function applyPlan(
  { clock }: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  subscription: KeptSubscription | null,
  { unpaidSince, isTakenBack }: PaymentState,
): Promise<void> {
  const plan = await storedPlanOf(trx, hostId)
  if (!plan || plan.lifetime) return
  const entitlement = subscription?.planType
    ? entitlementOf(
        {
          planType: subscription.planType,
          quantity: subscription.quantity,
          status: subscription.status,
          unpaidSince: unpaidSince?.getTime() ?? null,
          isTakenBack,
        },
        clock.now(),
      )
    : NO_PLAN
  await putPlan(trx, hostId, {
    entitlement,
    subscription: subscription && aboutOf(subscription, unpaidSince),
  })
}

interface PaymentState {
  unpaidSince: Date | null
  isTakenBack: boolean
}

/** The subscription in the format of `users/aboutme`. */
export function aboutOf(subscription: KeptSubscription, unpaidSince: Date | null): AboutSubscription {
  return {
    ...(unpaidSince && { unpaid_until: Math.floor(graceEnd(unpaidSince) / 1_000) }),
    canceled: subscription.isCanceled,
    description: `${subscription.planType} × ${subscription.quantity}`,
    id: subscription.id,
    plan_type: subscription.planType ?? '',
    price: subscription.planType
      ? priceOf({ planType: subscription.planType, quantity: subscription.quantity }).total / 100
      : 0,
    subscription_id: subscription.id,
    sub_created: subscription.createdAt,
    sub_start: subscription.periodStart,
    sub_end: subscription.periodEnd,
  }
}
