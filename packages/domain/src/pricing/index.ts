export { brandName } from './card-brand.ts'
export { isOnBlackFriday, isRetained, isDiscountValid, OFFERS, retentionOf } from './discounts.ts'
export type { DiscountPlace, DiscountTerms, Offer, RetainedPlan } from './discounts.ts'
export {
  BLACK_FRIDAY,
  CANCEL_REASON_MAX,
  DELETED_AFTER_CANCELING,
  CANCEL_REASON_MIN,
  COUPON_MAX,
  CURRENCY,
  isForLife,
  isPlanType,
  LIFETIME,
  MONTHS_OF,
  periodOf,
  PERIODS,
  PLAN_TYPES,
  PLANS,
  RETENTION,
  tierOf,
  TIERS,
  WELCOME,
  YEARLY_PERCENT_OFF,
} from './plans.ts'
export type { Period, PlanType, Tier } from './plans.ts'
export {
  basePrice,
  listPrice,
  planPriceText,
  priceOf,
  quantityProblem,
  ratesOf,
  retainedPrice,
  soldQuantity,
} from './price.ts'
export type { Discount, Price } from './price.ts'
export { isTakenBack, paidWith, REVERSAL_STATES } from './reversal.ts'
export type { ReversalState } from './reversal.ts'
export { EU_COUNTRIES, readTaxId, taxOf } from './tax.ts'
export type { ReadTaxId, Tax } from './tax.ts'
