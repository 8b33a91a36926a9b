import type { Cents, PlanType } from './plans.ts'
import { MONTHS_OF, periodOf, PLANS, RETENTION, tierOf, YEARLY_PERCENT_OFF } from './plans.ts'

export interface Discount {
  percentOff?: number | null
  amountOff?: Cents | null
}

interface Cart {
  planType: PlanType
  quantity: number
  discount?: Discount | undefined
  /** On the price after the discount. */
  taxPercent?: number | undefined
}

/** The price of one period. Each part is in whole cents; `total` is what the provider charges. */
export interface Price {
  base: Cents
  discount: Cents
  tax: Cents
  total: Cents
}

/** Rates per month: for the minimum, and for each unit above it. */
export function ratesOf(planType: PlanType): { monthly: Cents; extra: Cents } {
  const { monthly, extra } = PLANS[tierOf(planType)]
  const percent = periodOf(planType) === 'yearly' ? 100 - YEARLY_PERCENT_OFF : 100
  return { monthly: (monthly * percent) / 100, extra: (extra * percent) / 100 }
}

/** The price of the whole period, before discount and tax. Specification, section 9. */
export function basePrice(planType: PlanType, quantity: number): Cents {
  const { monthly, extra } = ratesOf(planType)
  const { minimum } = PLANS[tierOf(planType)]
  return (monthly + Math.max(0, quantity - minimum) * extra) * MONTHS_OF[periodOf(planType)]
}

export function priceOf({ planType, quantity, discount = {}, taxPercent = 0 }: Cart): Price {
  const base = basePrice(planType, quantity)
  const off = Math.min(base, discountOf(base, discount))
  const tax = Math.round(((base - off) * taxPercent) / 100)
  return { base, discount: off, tax, total: base - off + tax }
}

function discountOf(base: Cents, { percentOff, amountOff }: Discount): Cents {
  if (percentOff) return base - Math.round((base * hundredths(100 - percentOff)) / 10_000)
  return amountOff ?? 0
}

/**
 * Hundredths of a percent, as the provider has two decimals. Floating point makes 100 - 33.33 a bit more than
 * 66.67.
 */
function hundredths(percent: number): number {
  return Math.round(percent * 100)
}

/** The crossed-out price: double the real one. */
export function listPrice(price: Cents): Cents {
  return 2 * price
}

/** The monthly price for hosts who stay: half, in whole dollars. Specification, section 9. */
export function retainedPrice(monthly: Cents): Cents {
  return Math.floor((monthly * (100 - RETENTION.percentOff)) / 100 / 100) * 100
}

/** `base/extra`, in dollars per month and unit. Specification, section 3, "Meaning of plan_price". */
export function planPriceText(planType: PlanType): string {
  const { monthly, extra } = ratesOf(planType)
  return `${dollars(monthly / PLANS[tierOf(planType)].minimum)}/${dollars(extra)}`
}

function dollars(cents: number): string {
  return String(Number((cents / 100).toFixed(6)))
}

/** Why a plan is not sold in this quantity; undefined if it is. */
export function quantityProblem(
  planType: PlanType,
  quantity: number,
): 'too_small' | 'too_large' | 'step' | undefined {
  const { minimum, maximum, step } = PLANS[tierOf(planType)]
  if (quantity < minimum) return 'too_small'
  if (quantity > maximum) return 'too_large'
  return quantity % step === 0 ? undefined : 'step'
}

/** The nearest quantity that is sold, rounded up. Specification, section 5: raised to the plan's minimum. */
export function soldQuantity(planType: PlanType, quantity: number): number {
  const { minimum, maximum, step } = PLANS[tierOf(planType)]
  return Math.min(maximum, Math.max(minimum, Math.ceil(quantity / step) * step))
}
