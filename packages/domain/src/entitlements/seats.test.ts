import { expect, test } from 'vitest'
import { seatsOf } from './seats.ts'

test.each([
  ['business_monthly', 5],
  ['business', 5],
  ['entry_trial', 10],
  ['business_trial', 10],
  ['entry_monthly', 0],
  ['growth_monthly', 10],
  ['growth_yearly', 10],
  ['agency_monthly', 100],
  ['agency_yearly', 100],
  ['Free', 0],
  ['professional', 0],
])('an organization with the plan %s may have %i people', (planType, people) => {
  expect(seatsOf({ planType, quantity: 5 })).toBe(people)
})
