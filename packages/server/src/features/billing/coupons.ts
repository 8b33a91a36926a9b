import { tierOf } from '@scheduling/domain/pricing'
import type { PlanType } from '@scheduling/domain/pricing'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Acting } from '../../http/caller.ts'
import { fridayEndsAt } from '../../providers/billing-config.ts'
import type { Coupon, PromotionCode } from '../../providers/payments.ts'
import { BLACK_FRIDAY_CODE } from '../../providers/stripe/catalogue.ts'
import { allow, takeBack } from '../abuse/operations.ts'
import { LIMITS } from './limits.ts'
import { asked, sellerOf } from './payments.ts'
import { isCouponFor } from './policy.ts'

/** Null where the code takes nothing off the plan. Throws `rate_limited`. */
export async function checkCoupon(
  context: Context,
  { hostId }: Acting,
  code: string,
  planType: PlanType,
): Promise<Coupon | null> {
  return (await asked(findCode(context, hostId, code, tierOf(planType))))?.coupon ?? null
}

/** Throws `coupon_not_valid`, `rate_limited`. */
export async function codeFor(
  context: Context,
  hostId: string,
  code: string | null,
  tier: string,
): Promise<string | null> {
  if (code === null) return null
  const found = await findCode(context, hostId, code, tier)
  if (!found) throw new AppError('coupon_not_valid')
  return found.id
}

/** The only way to a code, so that none is guessed by another way. Throws `rate_limited`. */
async function findCode(
  context: Context,
  hostId: string,
  code: string,
  tier: string,
): Promise<PromotionCode | null> {
  const at = context.clock.now()
  await allow(context, 'coupon', [[LIMITS.couponsPerHost, hostId]])
  const found = await liveCode(context, code, tier)
  // Whoever has a code may look at what it comes to as often as they like.
  if (found) await takeBack(context, LIMITS.couponsPerHost, hostId, at)
  return found
}

async function liveCode(context: Context, code: string, tier: string): Promise<PromotionCode | null> {
  const isFriday = code.trim().toUpperCase() === BLACK_FRIDAY_CODE
  if (isFriday && fridayEndsAt(context.config, context.clock.now()) === null) return null
  const found = await sellerOf(context).payments.findCode(code)
  return found && isCouponFor(found.coupon, tier) ? found : null
}
