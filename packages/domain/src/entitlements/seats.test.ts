import { expect, test } from 'vitest'
import { seatsOf } from './seats.ts'

test.each([
  ['business_monthly', 5],
  ['business', 5],
  ['entry_trial', 10],
  ['business_trial', 10],
  ['growth_monthly', 3_000],
])('an organization with the plan %s may have %i people', (planType, people) => {
  expect(seatsOf({ planType, quantity: 5, quantityMinutes: 3_000 })).toBe(people)
})
