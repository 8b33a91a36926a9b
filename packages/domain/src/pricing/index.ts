export {
  BLACK_FRIDAY,
  CANCEL_REASON_MAX,
  CANCEL_REASON_MIN,
  COUPON_MAX,
  CURRENCY,
  GRACE_DAYS,
  isPlanType,
  LIFETIME_PLANS,
  LIFETIME_PRICE,
  MONTHS_OF,
  periodOf,
  PERIODS,
  PLAN_TYPES,
  PLANS,
  RETENTION,
  tierOf,
  TIERS,
  YEARLY_PERCENT_OFF,
} from './plans.ts'
export type { Cents, Period, PlanTerms, PlanType, Tier } from './plans.ts'
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
export type { Cart, Discount, Price } from './price.ts'
export { EU_TAX_RATES, readTaxId, TAX_RATES_AS_OF, taxOf } from './tax.ts'
export type { Tax, TaxFacts } from './tax.ts'
