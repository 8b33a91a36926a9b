import { tierOf } from '@scheduling/domain/pricing'
import type { PlanType } from '@scheduling/domain/pricing'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Acting } from '../../http/caller.ts'
import { fridayEndsAt } from '../../providers/billing-config.ts'
import type { Coupon, PromotionCode } from '../../providers/payments.ts'
import { BLACK_FRIDAY_CODE } from '../../providers/stripe/catalogue.ts'
import { allow } from '../abuse/operations.ts'
import { LIMITS } from './limits.ts'
import { asked, sellerOf } from './payments.ts'
import { isCouponFor } from './policy.ts'

/** Null where the code takes nothing off the plan. Throws `rate_limited`: codes are not to be guessed. */
export async function checkCoupon(
  context: Context,
  { hostId }: Acting,
  code: string,
  planType: PlanType,
): Promise<Coupon | null> {
  await allow(context, 'coupon', [[LIMITS.couponsPerHost, hostId]])
  return (await asked(liveCode(context, code, tierOf(planType))))?.coupon ?? null
}

/** Throws `coupon_not_valid`. */
export async function codeFor(context: Context, code: string | null, tier: string): Promise<string | null> {
  if (code === null) return null
  const found = await liveCode(context, code, tier)
  if (!found) throw new AppError('coupon_not_valid')
  return found.id
}

async function liveCode(context: Context, code: string, tier: string): Promise<PromotionCode | null> {
  const isFriday = code.trim().toUpperCase() === BLACK_FRIDAY_CODE
  if (isFriday && fridayEndsAt(context.config, context.clock.now()) === null) return null
  const found = await sellerOf(context).payments.findCode(code)
  return found && isCouponFor(found.coupon, tier) ? found : null
}
