import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  dayNumber,
  firstDayOfMonth,
  isPlainDate,
  monthNumber,
  plainDate,
  weekdayOf,
} from './plain-date.ts'
import { DAY } from './time.ts'

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['1900-02-28', 1, '1900-03-01'],
  ['2000-02-28', 366, '2001-02-28'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
})

test('counts days as UTC does, in every year', () => {
  const days = fc.integer({ min: -719_162, max: 2_932_896 })
  fc.assert(
    fc.property(days, (day) => {
      const text = new Date(day * DAY).toISOString().slice(0, 10)
      expect(plainDate(day)).toBe(text)
      expect(dayNumber(text)).toBe(day)
      expect(plainDate(firstDayOfMonth(monthNumber(day)))).toBe(`${text.slice(0, 8)}01`)
    }),
  )
})

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '26-01-01', '2026-01-01T00:00', ''])(
  '%j is no date',
  (text) => {
    expect(isPlainDate(text)).toBe(false)
    expect(() => dayNumber(text)).toThrow(`invalid_date: "${text}"; expected a date such as 2026-12-01`)
  },
)

test('knows the weekday of a date, also before 1970', () => {
  expect(['2026-06-01', '1970-01-01', '1969-12-31', '2026-06-07'].map(weekdayOf)).toEqual([
    'mon',
    'thu',
    'wed',
    'sun',
  ])
})
