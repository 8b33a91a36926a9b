import type { DiscountChange } from '../payments.ts'

// Refunds are computed from what was paid, and discounts are listed separately from prices.
export const BILLING_MODE = {
  type: 'flexible' as const,
  flexible: { proration_discounts: 'itemized' as const },
}

export function discountsParam(discount: DiscountChange): { discounts?: '' | { promotion_code: string }[] } {
  if (discount === 'as_it_is') return {}
  return { discounts: discount === 'nothing' ? '' : [{ promotion_code: discount.promotionCodeId }] }
}
