import { expect, test } from 'vitest'
import { clockChangeBetween } from './clock-change.ts'

const MARCH_1 = Date.parse('2027-03-01T08:00:00Z')
const APRIL_1 = Date.parse('2027-04-01T08:00:00Z')

test.each([
  ['Europe/Berlin', MARCH_1, APRIL_1, { date: '2027-03-28', minutes: 60 }],
  ['America/New_York', MARCH_1, APRIL_1, { date: '2027-03-14', minutes: 60 }],
  ['Australia/Lord_Howe', MARCH_1, APRIL_1 + 7 * 86_400_000, { date: '2027-04-04', minutes: -30 }],
  ['Europe/Berlin', APRIL_1, Date.parse('2027-11-02T08:00:00Z'), { date: '2027-10-31', minutes: -60 }],
] as const)('in %s the clocks change before the meeting', (zone, from, to, change) => {
  expect(clockChangeBetween(zone, from, to)).toEqual({ zone, ...change })
})

test('nothing is said where the clock shows the same then', () => {
  expect(clockChangeBetween('Asia/Tokyo', MARCH_1, APRIL_1)).toBeNull()
  expect(clockChangeBetween('Europe/Berlin', MARCH_1, MARCH_1 + 86_400_000)).toBeNull()
  // Forward and back again.
  expect(clockChangeBetween('Europe/Berlin', MARCH_1, Date.parse('2027-12-01T08:00:00Z'))).toBeNull()
})
