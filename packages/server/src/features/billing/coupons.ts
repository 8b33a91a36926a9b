import { isDiscountValid } from '@scheduling/domain/pricing'
import type { DiscountPlace, PlanType } from '@scheduling/domain/pricing'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import type {
  Coupon,
  DiscountChange,
  PromotionCode,
  Subscription,
  Discount,
} from '../../providers/payments.ts'
import { allow, takeBack } from '../abuse/operations.ts'
import { LIMITS } from './limits.ts'
import { orUnavailable, sellerOf } from './payments.ts'
import { billingOf } from './store.ts'

/** Null if the code gives no discount on the plan. Throws `rate_limited`. */
export async function checkCoupon(
  context: Context,
  host: Acting,
  code: string,
  planType: PlanType,
): Promise<Coupon | null> {
  return (await orUnavailable(findCode(context, host, code, planType)))?.coupon ?? null
}

/** The id of the promotion code. Throws `coupon_not_valid`, `rate_limited`. */
export async function codeFor(
  context: Context,
  host: Acting,
  code: string | null,
  planType: PlanType,
): Promise<string | null> {
  if (code === null) return null
  const promotionCode = await findCode(context, host, code, planType)
  if (!promotionCode) throw new AppError('coupon_not_valid')
  return promotionCode.id
}

/** The only lookup of codes, so no other path can be used to guess one. Throws `rate_limited`. */
async function findCode(
  context: Context,
  host: Acting,
  code: string,
  planType: PlanType,
): Promise<PromotionCode | null> {
  const at = context.clock.now()
  const attempt = [LIMITS.couponsPerHost, host] as const
  await allow(context, 'coupon', [attempt])
  const promotionCode = await liveCode(context, host.hostId, code, planType)
  // Only wrong codes count. Hosts with a code can check its price as often as they like.
  if (promotionCode) await takeBack(context, attempt, at)
  return promotionCode
}

async function liveCode(
  context: Context,
  hostId: HostId,
  code: string,
  planType: PlanType,
): Promise<PromotionCode | null> {
  const promotionCode = await sellerOf(context).payments.findCode(code)
  return promotionCode && isDiscountValid(promotionCode.coupon, await placeOf(context, hostId, planType))
    ? promotionCode
    : null
}

/** Where a new discount would apply now. */
export async function placeOf(
  { db, config, clock }: Context,
  hostId: HostId,
  planType: PlanType,
): Promise<DiscountPlace> {
  const { subscription = null, round = 0, offers_had: hadOffers = [] } = (await billingOf(db, hostId)) ?? {}
  return {
    planType,
    isRunning: false,
    now: clock.now(),
    blackFridayUntil: config.blackFridayUntil,
    host: { hadOffers, hasPaid: subscription !== null || round > 0 },
  }
}

/** Whether the current discount may continue on a plan. */
export async function isDiscountStillValid(
  context: Context,
  hostId: HostId,
  discount: Discount,
  planType: PlanType,
): Promise<boolean> {
  return isDiscountValid(discount, { ...(await placeOf(context, hostId, planType)), isRunning: true })
}

/** What happens to the discount when the plan changes. Throws `coupon_not_valid`, `rate_limited`. */
export async function discountAfter(
  context: Context,
  host: Acting,
  { currentDiscount }: Subscription,
  { planType, couponCode }: { planType: PlanType; couponCode: string | null },
): Promise<DiscountChange> {
  const promotionCodeId = await codeFor(context, host, couponCode, planType)
  if (promotionCodeId !== null) return { promotionCodeId }
  if (
    currentDiscount === null ||
    (await isDiscountStillValid(context, host.hostId, currentDiscount, planType))
  )
    return 'as_it_is'
  return 'nothing'
}
