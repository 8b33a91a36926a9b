import { expect, test } from 'vitest'
import { turnPeriodOf } from './period.ts'

test.each([
  ['month', '2027-03-31T23:30Z', 'UTC', '2027-03-01'],
  ['month', '2027-03-31T23:30Z', 'Asia/Tokyo', '2027-04-01'],
  ['quarter', '2027-03-31T23:30Z', 'UTC', '2027-01-01'],
  ['quarter', '2027-03-31T23:30Z', 'Asia/Tokyo', '2027-04-01'],
  ['quarter', '2027-12-31T23:30Z', 'America/New_York', '2027-10-01'],
] as const)('the %s of %s in %s begins on %s', (period, start, zone, first) => {
  expect(turnPeriodOf(period, Date.parse(start), zone)).toBe(first)
})
