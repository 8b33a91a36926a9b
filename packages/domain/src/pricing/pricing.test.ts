import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlanType } from './index.ts'
import {
  BLACK_FRIDAY,
  listPrice,
  PLAN_TYPES,
  planPriceText,
  PLANS,
  priceOf,
  quantityProblem,
  readTaxId,
  RETENTION,
  retainedPrice,
  retentionOf,
  soldQuantity,
  taxOf,
  tierOf,
  WELCOME,
} from './index.ts'

const planType = fc.constantFrom(...PLAN_TYPES)
const quantitiesOf = (chosen: PlanType) => {
  const { minimum, maximum, step } = PLANS[tierOf(chosen)]
  return Array.from({ length: (maximum - minimum) / step + 1 }, (_, more) => minimum + more * step)
}
const cart = planType.chain((chosen) => {
  const { minimum, maximum, step } = PLANS[tierOf(chosen)]
  return fc.record({
    planType: fc.constant(chosen),
    quantity: fc.integer({ min: minimum / step, max: maximum / step }).map((steps) => steps * step),
    discount: fc.oneof(
      fc.record({ percentOff: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ amountOff: fc.integer({ min: 1, max: 1_000_000 }) }),
      fc.constant({}),
    ),
    taxPercent: fc.constantFrom(0, 17, 19, 25.5, 27),
  })
})

test('a price is whole cents, never negative, never more than the list price but for tax, and adds up', () => {
  fc.assert(
    fc.property(cart, (given) => {
      const { base, discount, tax, total } = priceOf(given)
      for (const cents of [base, discount, tax, total]) expect(Number.isInteger(cents)).toBe(true)
      expect(Math.min(base, discount, tax, total)).toBeGreaterThanOrEqual(0)
      expect(total - tax).toBeLessThanOrEqual(listPrice(base))
      expect(total).toBe(base - discount + tax)
    }),
  )
})

/** Rounds once at the end, as the specification writes it. */
function roundedAtTheEnd(base: number, percentOff: number, taxPercent: number): number {
  const [left, taxed] = [100 - percentOff, 100 + taxPercent].map((percent) => Math.round(percent * 100))
  return Math.round((base * (left ?? 0) * (taxed ?? 0)) / 100_000_000)
}

test('what is taken off in whole cents comes to what the specification rounds at the end', () => {
  for (const [percentOff, plans] of [
    [BLACK_FRIDAY.percentOff, BLACK_FRIDAY.plans],
    [WELCOME.percentOff, PLAN_TYPES],
    ...RETENTION.plans.map((one) => [retentionOf(one).percentOff, [one]] as const),
  ] as const)
    for (const plan of plans)
      for (const quantity of quantitiesOf(plan))
        for (const taxPercent of [0, 17, 19, 25.5, 27]) {
          const { base, total } = priceOf({ planType: plan, quantity, discount: { percentOff }, taxPercent })
          expect(total).toBe(roundedAtTheEnd(base, percentOff, taxPercent))
        }
})

test('a part of a cent that is taken off changes the end by a cent at most, and without tax not at all', () => {
  const percent = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(cart, percent, (given, percentOff) => {
      const { taxPercent } = given
      const { base, total } = priceOf({ ...given, discount: { percentOff } })
      const apart = Math.abs(total - roundedAtTheEnd(base, percentOff, taxPercent))
      expect(apart).toBeLessThanOrEqual(taxPercent === 0 ? 0 : 1)
    }),
  )
})

test('more costs more, and tax is of what is left after the discount', () => {
  fc.assert(
    fc.property(cart, (given) => {
      const more = { ...given, quantity: given.quantity + PLANS[tierOf(given.planType)].step }
      expect(priceOf(more).base).toBeGreaterThan(priceOf(given).base)
      expect(priceOf(more).total).toBeGreaterThanOrEqual(priceOf(given).total)
      const { base, discount, tax } = priceOf(given)
      expect(Math.abs(tax - ((base - discount) * given.taxPercent) / 100)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test.each<[PlanType, number, number]>([
  ['entry_monthly', 1_000, 99_00],
  ['growth_monthly', 1_000, 149_00],
  ['growth_monthly', 2_000, 299_00],
  ['growth_yearly', 1_000, 12 * 119_20],
  ['growth_yearly', 3_000, 12 * (119_20 + 2_000 * 12)],
  ['agency_monthly', 20_000, 1_000_00],
  ['agency_yearly', 21_000, 12 * (800_00 + 1_000 * 4)],
])('%s of %i costs %i cents', (plan, quantity, cents) => {
  expect(priceOf({ planType: plan, quantity }).total).toBe(cents)
})

test('Black Friday: 149 dollars are 89.40', () => {
  const { percentOff } = BLACK_FRIDAY
  expect(priceOf({ planType: 'growth_monthly', quantity: 1_000, discount: { percentOff } }).total).toBe(89_40)
})

test('who stays is shown half a month, rounded down', () => {
  expect(retainedPrice(149_00)).toBe(74_00)
})

test('a plan says its price for the minimum and for each more', () => {
  expect(planPriceText('growth_monthly')).toBe('0.149/0.15')
  expect(planPriceText('agency_yearly')).toBe('0.04/0.04')
})

test.each<[PlanType, number, ReturnType<typeof quantityProblem>]>([
  ['entry_monthly', 1_000, undefined],
  ['entry_monthly', 0, 'too_small'],
  ['entry_monthly', 51_000, 'too_large'],
  ['entry_monthly', 1_500, 'step'],
  ['agency_monthly', 19_000, 'too_small'],
  ['agency_monthly', 100_000, undefined],
])('%s in %i: %s', (plan, quantity, problem) => {
  expect(quantityProblem(plan, quantity)).toBe(problem)
})

test('what somebody has is raised to what is sold', () => {
  expect(soldQuantity('agency_monthly', 3_000)).toBe(20_000)
  expect(soldQuantity('entry_monthly', 1_001)).toBe(2_000)
  expect(soldQuantity('entry_monthly', 90_000)).toBe(50_000)
})

test.each([
  [19, false, 19, false],
  [19, true, 0, true],
  [0, false, 0, false],
  [0, true, 0, false],
])('a rate of %d with a valid id %s: %d', (rate, hasValidTaxId, percentage, isReversed) => {
  expect(taxOf({ rate, hasValidTaxId })).toEqual({ percentage, isReversed })
})

test('a tax id is read as people type it, with its country in front', () => {
  expect(readTaxId(' de 123.456-789 ')).toEqual({ country: 'DE', prefix: 'DE', number: '123456789' })
  expect(readTaxId('EL123456789')).toMatchObject({ country: 'GR', prefix: 'EL' })
  for (const typed of ['123456789', 'US123456789', 'DE', 'DE1234567890123', 'Seller'])
    expect(readTaxId(typed)).toBeUndefined()
})

test.each([
  ['GR123456780', undefined, 'EL', '123456780'],
  ['EL 123 456 780', undefined, 'EL', '123456780'],
  ['gr-123.456/780', undefined, 'EL', '123456780'],
  ['123456780', 'GR', 'EL', '123456780'],
  ['DE 123/456/789', undefined, 'DE', '123456789'],
  ['123 456 789', 'DE', 'DE', '123456789'],
  ['U12345678', 'AT', 'AT', 'U12345678'],
  ['ATU12345678', 'DE', 'AT', 'U12345678'],
  ['xi 123 4567 89', 'GB', 'XI', '123456789'],
])('%s of a business in %s is read as %s %s', (typed, home, prefix, number) => {
  expect(readTaxId(typed, home)).toMatchObject({ prefix, number })
})

test('nothing is read for a country outside the EU', () => {
  expect(readTaxId('123456789', 'US')).toBeUndefined()
})
