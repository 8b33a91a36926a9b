import { expect, test } from 'vitest'
import { minutesAllowanceOf } from './minutes.ts'

test.each([
  ['prime', 'entry_monthly', 3_000, 3_000],
  ['prime', 'agency_monthly', 20_000, 20_000],
  ['prime', 'entry_trial', 0, 1_000],
  ['prime', 'business', 0, null],
  ['prime', 'Free', 0, null],
  ['basic', 'Free', 0, 0],
] as const)(
  'an account that is %s with the plan %s and %i minutes may use %s',
  (type, plan, bought, minutes) => {
    expect(minutesAllowanceOf({ accountType: type, planType: plan, quantityMinutes: bought })).toBe(minutes)
  },
)
