import { expect, test } from 'vitest'
import { addMonths, weeksOf } from './month.ts'

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', 14, '2027-07'],
])('%s and %d months are %s', (month, count, result) => {
  expect(addMonths(month, count)).toBe(result)
})

test('a month is shown in whole weeks', () => {
  const weeks = weeksOf('2026-03', 'mon')
  expect(weeks[0]?.[0]).toBe('2026-02-23')
  expect(weeks.at(-1)?.[6]).toBe('2026-04-05')
  expect(weeksOf('2026-03', 'sun')[0]?.[0]).toBe('2026-03-01')
  expect(weeksOf('2027-02', 'mon')).toHaveLength(4)
})
