import { expect, test } from 'vitest'
import { videoAllowanceOf } from './video-limit.ts'

test.each([
  ['prime', 'entry_monthly', 1_000, 5],
  ['prime', 'growth_yearly', 1_000, 60],
  ['prime', 'agency_monthly', 20_000, 60],
  ['prime', 'entry_trial', 1_000, 5],
  ['prime', 'business', 20_000, 60],
  ['prime', 'Free', 20_000, 60],
  ['basic', 'Free', 0, 0],
] as const)(
  'an account that is %s with the plan %s has %i videos and records %i minutes',
  (type, plan, videos, minutes) => {
    const allowance = videoAllowanceOf({ accountType: type, planType: plan })
    expect(allowance).toEqual({ videos, recordingMinutes: minutes })
  },
)
