import { expect, it } from 'vitest'
import { yearlyRule } from './yearly-rule.ts'

const YEARS = Array.from({ length: 29 }, (_, index) => 2026 + index)

/** For each year, the first such weekday on or after this day. */
function dates(month: number, weekday: number, from: number): Date[] {
  return YEARS.map((year) => {
    const first = new Date(Date.UTC(year, month - 1, from, 2))
    const wait = (weekday - first.getUTCDay() + 7) % 7
    return new Date(first.getTime() + wait * 86_400_000)
  })
}

it.each([
  ['the second Sunday in March', dates(3, 0, 8), 'FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'],
  ['the last Sunday in October', dates(10, 0, 25), 'FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'],
  ['the last Thursday in April', dates(4, 4, 24), 'FREQ=YEARLY;BYMONTH=4;BYDAY=-1TH'],
  [
    'the Friday before the last Sunday in March',
    dates(3, 5, 23),
    'FREQ=YEARLY;BYMONTH=3;BYDAY=FR;BYMONTHDAY=23,24,25,26,27,28,29',
  ],
])('reads %s', (_, given, rule) => {
  expect(yearlyRule(given)).toBe(rule)
})

it('reads no rule where dates jump, a year is missing, or too few are known', () => {
  const march = dates(3, 0, 8)
  expect(yearlyRule(march.with(4, new Date('2030-03-31T02:00:00Z')))).toBeUndefined()
  expect(yearlyRule(march.filter((_, index) => index !== 3))).toBeUndefined()
  expect(yearlyRule(march.slice(0, 3))).toBeUndefined()
  expect(yearlyRule([])).toBeUndefined()
})
