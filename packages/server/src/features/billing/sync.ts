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
  const kept = isLive ? keptOf(current) : null
  const hasEnded = before.subscription !== null && before.subscription.id !== kept?.id
  await putSubscription(trx, hostId, {
    subscription: kept,
    unpaidSince,
    round: before.round + (hasEnded ? 1 : 0),
    offersHad: offersAfter(before.offers_had, kept),
    now: new Date(askedAt),
  })
  if (kept || hasEnded)
    await applyPlan(context, trx, hostId, kept, { unpaidSince, isTakenBack: before.is_taken_back })
  for (const change of changesBetween(before, kept))
    await tellOnce(context, trx, {
      hostId,
      change,
      occasion: `${change} ${hostId} ${kept?.id ?? before.subscription?.id} ${kept?.periodStart ?? ''}`,
      until: endOf(change, kept, unpaidSince),
      triedAgainAt: triedAgainAt(change, kept),
      money: moneyOf(change, kept),
    })
}

/** A copy from the future is not newer: the clock was set back. */
function isNewer(keptAt: Instant, askedAt: Instant, now: Instant): boolean {
  return keptAt > askedAt && keptAt < now + MINUTE
}

/** Adds the current offer, because each offer is given once. */
function offersAfter(had: readonly Offer[], kept: KeptSubscription | null): Offer[] {
  const { offer } = kept?.currentDiscount ?? {}
  return offer ? [...new Set([...had, offer])] : [...had]
}

function endOf(
  change: BillingChange,
  kept: KeptSubscription | null,
  unpaidSince: Date | null,
): string | null {
  if (change === 'payment_failed' && unpaidSince) return new Date(graceEnd(unpaidSince)).toISOString()
  return (change === 'canceled' || change === 'renewed') && kept
    ? new Date(kept.periodEnd * 1_000).toISOString()
    : null
}

function triedAgainAt(change: BillingChange, kept: KeptSubscription | null): string | null {
  const at = change === 'payment_failed' ? kept?.invoice?.triedAgainAt : undefined
  return at ? new Date(at * 1_000).toISOString() : null
}

/** Until when an unpaid plan continues. */
export function graceEnd(unpaidSince: Date): number {
  return unpaidSince.getTime() + GRACE_DAYS * DAY
}

const OF_AN_INVOICE: readonly BillingChange[] = ['subscribed', 'renewed', 'payment_failed']

function moneyOf(change: BillingChange, kept: KeptSubscription | null): BillingMoney | null {
  if (!kept?.invoice || !OF_AN_INVOICE.includes(change)) return null
  const { total, due = total, number } = kept.invoice
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
  kept: KeptSubscription | null,
  { unpaidSince, isTakenBack }: PaymentState,
): Promise<void> {
  const plan = await storedPlanOf(trx, hostId)
  if (!plan || plan.lifetime) return
  const entitlement = kept?.planType
    ? entitlementOf(
        {
          planType: kept.planType,
          quantity: kept.quantity,
          status: kept.status,
          unpaidSince: unpaidSince?.getTime() ?? null,
          isTakenBack,
        },
        clock.now(),
      )
    : NO_PLAN
  await putPlan(trx, hostId, { entitlement, subscription: kept && aboutOf(kept, unpaidSince) })
}

interface PaymentState {
  unpaidSince: Date | null
  isTakenBack: boolean
}

/** The subscription in the format of `users/aboutme`. */
export function aboutOf(kept: KeptSubscription, unpaidSince: Date | null): AboutSubscription {
  return {
    ...(unpaidSince && { unpaid_until: Math.floor(graceEnd(unpaidSince) / 1_000) }),
    canceled: kept.isCanceled,
    description: `${kept.planType} × ${kept.quantity}`,
    id: kept.id,
    plan_type: kept.planType ?? '',
    price: kept.planType ? priceOf({ planType: kept.planType, quantity: kept.quantity }).total / 100 : 0,
    subscription_id: kept.id,
    sub_created: kept.createdAt,
    sub_start: kept.periodStart,
    sub_end: kept.periodEnd,
  }
}
