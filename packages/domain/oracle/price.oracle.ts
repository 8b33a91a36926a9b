// The price once more, by the sentences of the specification, on fractions of whole numbers: nothing is rounded before it is
// to be. Knows of plans what everybody is told of them, and shares no code with the engine.
import type { Discount, Price } from '../src/pricing/index.ts'

/** As `packages` of the billing data tell it. */
export interface Sold {
  /** `base/extra` in dollars, of a month and one unit. */
  planPrice: string
  minimum: number
  months: number
}

// In which everything is exact: six decimals of a dollar, two of a percent.
const MICRO = 1_000_000n
const CENT = MICRO / 100n
const PERCENT = 10_000n

/** Section 9: base x minimum seats + (quantity minus minimum seats) x extra rate, of a month. */
function baseOf({ planPrice, minimum, months }: Sold, quantity: number): bigint {
  const [base = 0n, extra = 0n] = planPrice.split('/').map(micros)
  return (base * BigInt(minimum) + extra * BigInt(quantity - minimum)) * BigInt(months)
}

/**
 * A percent or amount discount is then applied, floored at 0; the tax percent is then added. What is left after the discount, and the
 * tax, are whole cents.
 */
export function priceByTheRules(
  sold: Sold,
  quantity: number,
  { percentOff, amountOff }: Discount,
  taxPercent: number,
): Price {
  const base = baseOf(sold, quantity)
  const left = percentOff
    ? inCents(base * (PERCENT - hundredths(percentOff)), PERCENT) * CENT
    : max(0n, base - BigInt(amountOff ?? 0) * CENT)
  const tax = inCents(left * hundredths(taxPercent), PERCENT)
  const [whole, rest] = [inCents(base, 1n), inCents(left, 1n)]
  return { base: Number(whole), discount: Number(whole - rest), tax: Number(tax), total: Number(rest + tax) }
}

/** The same, rounded at the very end alone: as the specification has it, where an invoice has a line for each. */
export function exactTotal(
  sold: Sold,
  quantity: number,
  { percentOff, amountOff }: Discount,
  taxPercent: number,
): number {
  const base = baseOf(sold, quantity)
  const left = percentOff
    ? base * (PERCENT - hundredths(percentOff))
    : max(0n, base - BigInt(amountOff ?? 0) * CENT) * PERCENT
  return Number(inCents(left * (PERCENT + hundredths(taxPercent)), PERCENT * PERCENT))
}

function micros(dollars: string): bigint {
  const [whole = '0', part = ''] = dollars.split('.')
  return BigInt(whole + part.padEnd(6, '0'))
}

function hundredths(percent: number): bigint {
  return BigInt(percent.toFixed(2).replace('.', ''))
}

/** Of a fraction; the half goes up. */
function inCents(amount: bigint, over: bigint): bigint {
  return (2n * amount + over * CENT) / (2n * over * CENT)
}

function max(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}
