import type { DiscountShown } from '@scheduling/contract'
import { useFormat, useText } from '../../language/language.tsx'
import { useMoney } from './money.ts'

/** How much a discount takes off, and for how long. */
export function useDiscountWords(): (discount: DiscountShown) => string {
  const t = useText()
  const format = useFormat()
  const money = useMoney()
  return ({ percent_off, amount_off, ends, duration }) => {
    const off = money.off({ percentOff: percent_off, amountOff: amount_off })
    if (ends !== null) return t('billing.coupon', { off, date: format.fullDayOf(ends * 1_000) })
    return t(duration === 'once' ? 'billing.coupon_once' : 'billing.coupon_forever', { off })
  }
}
