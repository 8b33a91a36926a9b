import { CURRENCY } from '@scheduling/domain/pricing'
import { SPOKEN } from '@scheduling/domain/languages'
import type { Reader } from './when.ts'

/** To the cent, in the currency in which everything is sold; by the language alone, as the dashboard does. */
export function moneyFor({ language }: Pick<Reader, 'language'>, cents: number): string {
  return new Intl.NumberFormat(SPOKEN[language].tag, { style: 'currency', currency: CURRENCY }).format(
    cents / 100,
  )
}
