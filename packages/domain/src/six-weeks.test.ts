import { expect, test } from 'vitest'
import { sixWeeks } from './six-weeks.ts'

test.each([
  ['2026-12-15', 'mon', '2026-11-30', '2027-01-10'],
  ['2026-12-31', 'sun', '2026-11-29', '2027-01-09'],
  ['2027-02-01', 'mon', '2027-02-01', '2027-03-14'],
  ['2027-02-28', 'sat', '2027-01-30', '2027-03-12'],
] as const)('the sheet of %s with weeks from %s runs from %s to %s', (date, weekStart, first, last) => {
  expect(sixWeeks(date, weekStart)).toEqual({ first, last })
})
