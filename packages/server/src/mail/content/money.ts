import { CURRENCY } from '@scheduling/domain/pricing'
import type { Reader } from './when.ts'
import { tagOf } from './when.ts'

/** To the cent, in the currency in which everything is sold. */
export function moneyFor(reader: Reader, cents: number): string {
  return new Intl.NumberFormat(tagOf(reader), { style: 'currency', currency: CURRENCY }).format(cents / 100)
}
