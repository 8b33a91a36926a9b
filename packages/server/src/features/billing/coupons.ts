import { tierOf } from '@scheduling/domain/pricing'
import type { PlanType } from '@scheduling/domain/pricing'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Acting } from '../../http/caller.ts'
import type { Coupon, Payments } from '../../providers/payments.ts'
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
  const { payments, config } = sellerOf(context)
  await allow(context, 'coupon', [[LIMITS.couponsPerHost, hostId]])
  const isOver = config.blackFridayUntil === null || config.blackFridayUntil <= context.clock.now()
  if (isOver && code.toUpperCase() === BLACK_FRIDAY_CODE) return null
  const found = await asked(payments.findCode(code))
  return found && isCouponFor(found.coupon, tierOf(planType)) ? found.coupon : null
}

/** Throws `coupon_not_valid`. */
export async function codeFor(payments: Payments, code: string | null, tier: string): Promise<string | null> {
  if (code === null) return null
  const found = await payments.findCode(code)
  if (!found || !isCouponFor(found.coupon, tier)) throw new AppError('coupon_not_valid')
  return found.id
}
