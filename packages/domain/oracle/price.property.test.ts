import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  MONTHS_OF,
  periodOf,
  PLAN_TYPES,
  planPriceText,
  PLANS,
  priceOf,
  tierOf,
} from '../src/pricing/index.ts'
import { exactTotal, priceByTheRules } from './price.oracle.ts'

const CASES = 10_000

const cart = fc.record({
  planType: fc.constantFrom(...PLAN_TYPES),
  steps: fc.nat({ max: 80 }),
  discount: fc.oneof(
    fc.constant({}),
    fc.record({ percentOff: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100) }),
    fc.record({ amountOff: fc.integer({ min: 1, max: 20_000_00 }) }),
  ),
  taxPercent: fc.constantFrom(0, 17, 19, 25.5, 27),
})

test(`${CASES} random carts cost what the rules say of what is told of each plan`, () => {
  fc.assert(
    fc.property(cart, ({ planType, steps, discount, taxPercent }) => {
      const { minimum, step } = PLANS[tierOf(planType)]
      const sold = { planPrice: planPriceText(planType), minimum, months: MONTHS_OF[periodOf(planType)] }
      const quantity = minimum + steps * step
      const price = priceOf({ planType, quantity, discount, taxPercent })
      expect(price).toEqual(priceByTheRules(sold, quantity, discount, taxPercent))
      expect(Math.abs(price.total - exactTotal(sold, quantity, discount, taxPercent))).toBeLessThanOrEqual(1)
    }),
    { numRuns: CASES },
  )
})
