import { soldQuantity } from '@scheduling/domain/pricing'
import { quantityProblem } from '@scheduling/domain/pricing'
import type { Context } from '../../context.ts'
import { AppError, fieldError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import type {
  Bill,
  Confirmation,
  PendingChange,
  PlanChange,
  Subscription,
  Discount,
} from '../../providers/payments.ts'
import { recordActivity } from '../activity/operations.ts'
import { countMembers } from '../hosts/operations.ts'
import { requireSeatsIn } from '../organizations/seats.ts'
import { discountAfter } from './coupons.ts'
import type { Order } from './create.ts'
import { orUnavailable, orCardRefused, sellerOf } from './payments.ts'
import { billingOf } from './store.ts'
import { currentOf, isUnpaid, syncHost } from './sync.ts'
import { inTurn } from './turn.ts'

export type PlanChanged = { status: 'active' | 'exist_member_total' | 'requires_action' } & {
  confirmation: Confirmation | null
}

// How long a preview is valid. The rest of a period is counted by the second, so the price changes meanwhile.
const PREVIEW_SECONDS = 3_600

interface WantedChange extends Omit<Order, 'quantity'> {
  quantity: number | undefined
  /** From the preview that the host saw. Undefined: now. */
  countedAt: number | undefined
}

/**
 * Credits what is already paid. The difference is charged or kept for the next invoice. Nothing changes until it is paid.
 * Throws `not_allowed`, `not_subscribed`, `already_subscribed`, `coupon_not_valid`, `card_refused`. Repeat: charged once;
 * the same answer if the first one was lost, and `already_subscribed` once a sync has found out.
 */
export async function changePlan(
  context: Context,
  host: Acting,
  { planType, quantity: wanted, couponCode, countedAt }: WantedChange,
): Promise<PlanChanged> {
  const { hostId } = host
  const { payments } = sellerOf(context)
  const work = async (): Promise<PlanChanged> => {
    const subscription = await subscriptionOf(context, hostId)
    const quantity = wanted ?? soldQuantity(planType, subscription.quantity)
    const problem = quantityProblem(planType, quantity)
    if (problem) throw fieldError('quantity', problem, 'Expected a quantity in which the plan is sold')
    if (!(await holdsPeople(context, hostId, { planType, quantity })))
      return { status: 'exist_member_total', confirmation: null }
    if (subscription.planType === planType && subscription.quantity === quantity) {
      if (await wasJustChanged(context, hostId, subscription)) return { status: 'active', confirmation: null }
      throw new AppError('already_subscribed')
    }
    const discount = await discountAfter(context, host, subscription, { planType, couponCode })
    const change = { planType, quantity, countedAt, discount }
    const { pending, confirmation } = subscription
    if (confirmation && pending && isBegun(pending, change))
      return { status: 'requires_action', confirmation }
    if (countedAt !== undefined) requirePreviewed(context, subscription, countedAt)
    const changed = await payments.changePlan(subscription, change, changeKey(subscription, change))
    await syncHost(context, hostId)
    const isDone = changed.pending === null
    return {
      status: isDone ? 'active' : 'requires_action',
      confirmation: isDone ? null : changed.confirmation,
    }
  }
  const answer = await inTurn(context, hostId, async () => orCardRefused(work()))
  if (answer.status === 'active')
    await context.db
      .transaction()
      .execute(async (trx) => recordActivity(context, trx, host, 'plan_chosen', planType))
  return answer
}

/** Whether everybody who acts for the host, and in the organizations that have its plan, finds room. */
async function holdsPeople(
  context: Context,
  hostId: HostId,
  { planType, quantity }: Pick<Order, 'planType' | 'quantity'>,
): Promise<boolean> {
  if ((await countMembers(context.db, hostId)) > quantity) return false
  try {
    await requireSeatsIn(context, hostId, planType)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'exist_member_total') return false
    throw error
  }
}

/** Whether the same change is already waiting for its payment. */
function isBegun(pending: PendingChange, { planType, quantity, countedAt, discount }: PlanChange): boolean {
  const promotionCodeId = typeof discount === 'string' ? null : discount.promotionCodeId
  return (
    pending.planType === planType &&
    pending.quantity === quantity &&
    pending.promotionCodeId === promotionCodeId &&
    (countedAt === undefined || pending.countedAt === countedAt)
  )
}

/** Throws `invalid_input` if `countedAt` cannot be from a preview of the last hour. */
function requirePreviewed({ clock }: Context, { periodStart }: Subscription, countedAt: number): void {
  const now = Math.floor(clock.now() / 1_000)
  if (countedAt > now || countedAt < Math.max(periodStart, now - PREVIEW_SECONDS))
    throw fieldError('counted_at', 'too_old', 'Expected the instant of a preview of the last hour')
}

interface ChangePreview {
  bill: Bill
  countedAt: number
  /** The current discount, if it continues after the change. */
  discount: Discount | null
  /** When a canceled plan ends after the change, in seconds. Null if the plan is not canceled. */
  endsAt: number | null
}

/** What `changePlan` would charge now, from the provider's own preview. Throws `not_subscribed`, `coupon_not_valid`. */
export async function previewChange(
  context: Context,
  host: Acting,
  { planType, quantity, couponCode }: Order,
): Promise<ChangePreview> {
  const { hostId } = host
  const { payments } = sellerOf(context)
  const work = async (): Promise<ChangePreview> => {
    const countedAt = Math.floor(context.clock.now() / 1_000)
    const subscription = await subscriptionOf(context, hostId)
    const discount = await discountAfter(context, host, subscription, { planType, couponCode })
    const change = { planType, quantity, countedAt, discount }
    const { bill, paidUntil } = await payments.previewChange(subscription, change)
    return {
      bill,
      countedAt,
      discount: discount === 'as_it_is' ? subscription.currentDiscount : null,
      endsAt: subscription.isCanceled ? paidUntil : null,
    }
  }
  return orUnavailable(work())
}

/** Throws `not_subscribed`, `renewal_unpaid`. */
async function subscriptionOf(context: Context, hostId: HostId): Promise<Subscription> {
  const { customer_id: customerId } = (await billingOf(context.db, hostId)) ?? {}
  const { payments } = sellerOf(context)
  const subscription = customerId ? currentOf(await payments.subscriptionsOf(customerId)) : undefined
  if (!subscription || subscription.status === 'incomplete') throw new AppError('not_subscribed')
  // A subscription takes the state of its newest invoice. The invoice of a switch would hide the debt.
  if (isUnpaid(subscription)) throw new AppError('renewal_unpaid')
  return subscription
}

/** Whether the provider made the change but we do not know it, because its answer was lost. */
async function wasJustChanged(
  context: Context,
  hostId: HostId,
  subscription: Subscription,
): Promise<boolean> {
  const { subscription: kept } = (await billingOf(context.db, hostId)) ?? {}
  const isNews = kept?.planType !== subscription.planType || kept.quantity !== subscription.quantity
  if (isNews) await syncHost(context, hostId)
  return isNews
}

function changeKey(
  { id, planType, quantity, periodStart, confirmation, currentDiscount }: Subscription,
  { planType: to, quantity: many, countedAt, discount }: PlanChange,
): string {
  const less = typeof discount === 'string' ? [discount, currentDiscount?.id] : [discount.promotionCodeId]
  const from = [id, planType, quantity, periodStart, confirmation?.paymentId]
  return ['change', ...from, to, many, countedAt, ...less].join(' ')
}
