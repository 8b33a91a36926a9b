import { CURRENCY } from '@scheduling/domain/pricing'
import { SPOKEN } from '@scheduling/domain/languages'
import type { Reader } from './when.ts'

/** With cents, in the currency of all prices. Formats by language only, like the dashboard. */
export function moneyFor({ language }: Pick<Reader, 'language'>, cents: number): string {
  return new Intl.NumberFormat(SPOKEN[language].tag, { style: 'currency', currency: CURRENCY }).format(
    cents / 100,
  )
}
