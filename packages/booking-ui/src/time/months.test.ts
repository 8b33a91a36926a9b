import { expect, test } from 'vitest'
import { dateAfter, monthsAfter, sheetOf } from './months.ts'

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(monthsAfter('2027-01-15', 1)).toBe('2027-02-15')
  expect(monthsAfter('2027-01-31', 1)).toBe('2027-02-28')
  expect(monthsAfter('2027-01-31', -2)).toBe('2026-11-30')
})

test('days are counted across changes of clocks and years', () => {
  expect(dateAfter('2027-03-27', 2)).toBe('2027-03-29')
  expect(dateAfter('2026-12-31', 1)).toBe('2027-01-01')
})

test.each(['2027-02-14', '2027-08-31', '0001-01-01', '9999-12-31'])(
  'the sheet of %s has six weeks',
  (date) => {
    expect(sheetOf(date, 'mon')).toHaveLength(42)
  },
)
