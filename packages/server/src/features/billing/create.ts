import type { PlanType } from '@scheduling/domain/pricing'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { requireSeatsIn } from '../organizations/seats.ts'
import { storedPlanOf } from '../plans/plans.ts'
import { codeFor } from './coupons.ts'
import { customerOf } from './customer.ts'
import { orCardRefused, sellerOf } from './payments.ts'
import { mayUpgrade } from './policy.ts'
import { billingOf } from './store.ts'
import { currentOf, syncHost } from './sync.ts'
import { taxOfHost, taxRateIds } from './tax.ts'
import { inTurn } from './turn.ts'

export interface Order {
  planType: PlanType
  quantity: number
  couponCode: string | null
}

/**
 * Starts a subscription that counts once its first invoice is paid. Answers the secret of the payment to confirm, or null if
 * there is nothing to pay. The provider sets the prices. Throws `not_allowed`, `already_subscribed`, `exist_member_total`,
 * `coupon_not_valid`, `card_missing`, `card_refused`. Repeat: the same answer while it is unpaid. Another order ends the unpaid one, so at
 * most one is ever paid.
 */
export async function subscribe(
  context: Context,
  host: Acting,
  { planType, quantity, couponCode }: Order,
): Promise<string | null> {
  const { hostId } = host
  const { payments } = sellerOf(context)
  const plan = await storedPlanOf(context.db, hostId)
  if (!plan || !mayUpgrade(plan)) throw new AppError('not_allowed')
  await requireSeatsIn(context, hostId, planType)
  const work = async (): Promise<string | null> => {
    const customerId = await customerOf(context, hostId)
    const promotionCodeId = await codeFor(context, host, couponCode, planType)
    const card = await payments.cardOf(customerId)
    if (!card) throw new AppError('card_missing')
    const rates = await taxRateIds(payments, await taxOfHost(context, hostId))
    const present = await payments.subscriptionsOf(customerId)
    const begun = currentOf(present)
    if (begun && begun.status !== 'incomplete') throw new AppError('already_subscribed')
    const wish = [planType, quantity, promotionCodeId, card.id, ...rates].join(' ')
    const same = present.find(
      ({ status, order, confirmation }) => status === 'incomplete' && order === wish && confirmation,
    )
    for (const { id, status } of present)
      if (status === 'incomplete' && id !== same?.id) await payments.endSubscription(id)
    if (same?.confirmation) return same.confirmation.clientSecret
    const { round } = (await billingOf(context.db, hostId)) ?? { round: 0 }
    // Within a round the same order is the same purchase, even if the answer was lost. `given` makes it new after one was ended.
    const given = present.filter(({ status }) => status !== 'active').length
    const key = ['subscribe', hostId, round, given, wish].join(' ')
    const order = {
      customerId,
      planType,
      quantity,
      cardId: card.id,
      promotionCodeId,
      taxRateIds: rates,
      order: wish,
    }
    const { confirmation } = await payments.subscribe(order, key)
    if (!confirmation) await syncHost(context, hostId)
    return confirmation?.clientSecret ?? null
  }
  const secret = await inTurn(context, hostId, async () => orCardRefused(work()))
  await context.db
    .transaction()
    .execute(async (trx) => recordActivity(context, trx, host, 'plan_chosen', planType))
  return secret
}
