import { CURRENCY } from '@scheduling/domain/pricing'
import type { Discount } from '@scheduling/domain/pricing'
import { useFormat } from '../../language/language.tsx'

export interface Money {
  /** Shows no cents for whole dollars. */
  of: (cents: number) => string
  off: (discount: Discount) => string
}

export function useMoney(): Money {
  const format = useFormat()
  const of = (cents: number) =>
    format
      .number(cents / 100, {
        style: 'currency',
        currency: CURRENCY,
        ...(cents % 100 === 0 && { maximumFractionDigits: 0 }),
      })
      // A minus sign as wide as the digits above and below it.
      .replace('-', '−')
  return {
    of,
    off: ({ percentOff, amountOff }) =>
      percentOff
        ? format.number(percentOff / 100, { style: 'percent', maximumFractionDigits: 2 })
        : of(amountOff ?? 0),
  }
}
