import { isDiscountValid, retentionOf } from '@scheduling/domain/pricing'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Acting, SignedIn } from '../../http/caller.ts'
import { retentionCoupon } from '../../providers/stripe/catalog.ts'
import { stableId } from '../../jobs/stable-id.ts'
import { countIfFree } from '../abuse/operations.ts'
import { noteTrialCanceled, trialEndOf } from '../plans/trial.ts'
import type { AccountNews } from '../accounts/events.ts'
import { grantDeletion } from '../sessions/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { tellOperator } from '../feedback/operations.ts'
import { placeOf } from './coupons.ts'
import { LIMITS } from './limits.ts'
import { orUnavailable, SELLER, sellerOf } from './payments.ts'
import { offeredPlan } from './policy.ts'
import { billingOf } from './store.ts'
import { syncHost } from './sync.ts'
import { inTurn } from './turn.ts'

// English, like everything that only the operator reads.
const CANCELED = 'I have canceled before I paid for a plan. This is why:'

/**
 * Cancels at the end of the paid period. Answers that end, in seconds, or the end of the trial if there is no subscription.
 * The session that canceled it may then delete the account. Repeat: the same answer, and it may not in any other session, nor
 * for longer.
 */
export async function unsubscribe(context: Context, host: SignedIn, reason: string): Promise<number | null> {
  const { end, isNew } = await endOfPlan(context, host, reason)
  // A trial that had already ended was not canceled.
  if (isNew && end !== null && end * 1_000 > context.clock.now()) await grantDeletion(context, host)
  return end
}

interface PlanEnd {
  /** In seconds; null: there is no plan to cancel. */
  end: number | null
  /** Whether it was canceled by this call. */
  isNew: boolean
}

async function endOfPlan(context: Context, host: Acting, reason: string): Promise<PlanEnd> {
  const { hostId } = host
  const { payments } = sellerOf(context)
  return inTurn(context, hostId, async () => {
    const current = await orUnavailable(syncHost(context, hostId))
    if (!current) {
      const end = await trialEndOf(context, hostId)
      if (!end) return { end: null, isNew: false }
      const isNew = await noteTrialCanceled(context, hostId)
      if (isNew) await noteDown(context, host, 'plan_canceled')
      await tellReason(context, host, reason)
      return { end: Math.floor(end.getTime() / 1_000), isNew }
    }
    const isNew = !current.isCanceled
    if (current.status === 'incomplete') {
      await orUnavailable(payments.endSubscription(current.id))
      await tellReason(context, host, reason)
    } else await orUnavailable(payments.setCanceled(current.id, true, reason))
    await orUnavailable(syncHost(context, hostId))
    if (isNew) await noteDown(context, host, 'plan_canceled')
    return { end: current.periodEnd, isNew }
  })
}

/** Mails the reason to the operator, because the provider only stores it with a subscription. Repeat: no other mail. */
async function tellReason(context: Context, host: Acting, reason: string): Promise<void> {
  const { hostId } = host
  const id = stableId(hostId, 'canceled', reason)
  // Above the limit we only skip the mail. The plan is canceled anyway.
  if (!(await countIfFree(context, LIMITS.reasonsPerHost, host))) return
  const said = { message: `${CANCELED}\n\n${reason}`, page: '/upgrade/billing' }
  await context.db.transaction().execute(async (trx) => tellOperator(context, trx, hostId, said, id))
}

/** Undoes a cancellation before the plan ends. Throws `not_subscribed`. Repeat: the same. */
export async function resume(context: Context, host: Acting): Promise<void> {
  const { hostId } = host
  const { payments } = sellerOf(context)
  await inTurn(context, hostId, async () => {
    const current = await orUnavailable(syncHost(context, hostId))
    if (!current || current.status === 'incomplete') throw new AppError('not_subscribed')
    await orUnavailable(payments.setCanceled(current.id, false, null))
    await orUnavailable(syncHost(context, hostId))
    await noteDown(context, host, 'plan_chosen')
  })
}

/** Once per host. Throws `not_subscribed`, `offer_not_open`. Repeat while the offer lasts: the same, no further discount. */
export async function claimOffer(context: Context, host: Acting): Promise<void> {
  const { hostId } = host
  const { payments } = sellerOf(context)
  await inTurn(context, hostId, async () => {
    await orUnavailable(syncHost(context, hostId))
    const { subscription } = (await billingOf(context.db, hostId)) ?? {}
    if (!subscription) throw new AppError('not_subscribed')
    if (subscription.currentDiscount?.offer === 'retention') return
    const planType = offeredPlan(subscription)
    if (!planType) throw new AppError('offer_not_open')
    const terms = { offer: 'retention', plans: [planType], months: retentionOf(planType).months } as const
    if (!isDiscountValid(terms, await placeOf(context, hostId, planType)))
      throw new AppError('offer_not_open')
    await orUnavailable(
      payments.putCoupon(subscription.id, retentionCoupon(planType), `offer ${subscription.id}`),
    )
    // Taking the offer undoes a cancellation.
    if (subscription.isCanceled) await orUnavailable(payments.setCanceled(subscription.id, false, null))
    await orUnavailable(syncHost(context, hostId))
    await noteDown(context, host, 'plan_chosen')
  })
}

/** Cancels the plan when the host asks to delete the account, so they are not charged again. Repeat: the same. */
export async function endWithAccount(context: Context, news: AccountNews): Promise<void> {
  const { hostId } = news
  if (news.kind !== 'deletion_asked' || !context.service(SELLER)) return
  const { payments } = sellerOf(context)
  await inTurn(context, hostId, async () => {
    const current = await syncHost(context, hostId)
    if (!current || current.isCanceled) return
    await payments.setCanceled(current.id, true, null)
    await syncHost(context, hostId)
  })
}

async function noteDown(
  context: Context,
  host: Acting,
  kind: 'plan_canceled' | 'plan_chosen',
): Promise<void> {
  await context.db.transaction().execute(async (trx) => recordActivity(context, trx, host, kind))
}
