// The rules of prices a second time, sentence by sentence from the specification. It calculates with fractions of
// whole numbers and rounds only where the specification says so. It reads the same published plan data as
// everybody, and shares no code with the engine.
import type { Discount, Price } from '../src/pricing/index.ts'

/** A plan as `packages` of the billing data describes it. */
export interface Sold {
  /** `base/extra` in dollars, per month and unit. */
  planPrice: string
  minimum: number
  months: number
}

// Six decimals of a dollar and two of a percent: every value is exact in these units.
const MICRO = 1_000_000n
const CENT = MICRO / 100n
const PERCENT = 10_000n

/** Section 9, per month: base x minimum seats + (quantity minus minimum seats) x extra rate. */
function baseOf({ planPrice, minimum, months }: Sold, quantity: number): bigint {
  const [base = 0n, extra = 0n] = planPrice.split('/').map(micros)
  return (base * BigInt(minimum) + extra * BigInt(quantity - minimum)) * BigInt(months)
}

/**
 * A percent or amount discount is then applied, floored at 0. The tax percent is then added. The discounted price
 * and the tax are whole cents.
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

/**
 * The same, rounded only at the very end, as the specification does. An invoice needs a rounded line for each part.
 */
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

/** Rounds a fraction to whole cents; a half goes up. */
function inCents(amount: bigint, over: bigint): bigint {
  return (2n * amount + over * CENT) / (2n * over * CENT)
}

function max(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}
