import { EU_COUNTRIES } from '@scheduling/domain/pricing'
import type { Instant } from '@scheduling/domain'
import table from 'sales-tax/res/sales_tax_rates.json' with { type: 'json' }

// The data format of the package `sales-tax`. It is updated when countries change their rates, and keeps former rates with
// the time until which they applied. Each rate is a fraction of the price.
interface Rate {
  rate: number
  before?: Record<string, { rate: number }>
}

const RATES: Readonly<Record<string, Rate>> = table

/** The standard rate of value added tax at an instant, in percent; 0 outside the EU. `country`: ISO code. */
export function taxRateOf(country: string, at: Instant): number {
  const rate = isOfEu(country) ? RATES[country] : undefined
  if (!rate) return 0
  const [earlier] = Object.entries(rate.before ?? {})
    .filter(([until]) => at < Date.parse(until))
    .toSorted(([one], [other]) => Date.parse(one) - Date.parse(other))
  // Floating point: 0.27 * 100 is 27.000000000000004.
  return Math.round((earlier?.[1] ?? rate).rate * 10_000) / 100
}

function isOfEu(country: string): boolean {
  return EU_COUNTRIES.some((code) => code === country)
}
