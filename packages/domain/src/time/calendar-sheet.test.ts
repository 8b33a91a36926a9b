import { expect, test } from 'vitest'
import { addMonths, sheetOf, weekStartOf } from './calendar-sheet.ts'

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(addMonths('2027-01-15', 1)).toBe('2027-02-15')
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2027-01-31', -2)).toBe('2026-11-30')
})

test.each([
  ['2026-12-01', 'mon', '2026-11-30'],
  ['2026-12-01', 'sun', '2026-11-29'],
  ['2026-12-01', 'sat', '2026-11-28'],
  ['2027-03-01', 'mon', '2027-03-01'],
] as const)('the week of %s that begins on %s begins on %s', (date, weekStart, first) => {
  expect(weekStartOf(date, weekStart)).toBe(first)
})

test.each([
  ['2026-12-15', 'mon', '2026-11-30', '2027-01-10'],
  ['2026-12-31', 'sun', '2026-11-29', '2027-01-09'],
  ['2027-02-01', 'mon', '2027-02-01', '2027-03-14'],
  ['2027-02-28', 'sat', '2027-01-30', '2027-03-12'],
] as const)('the sheet of %s with weeks from %s runs from %s to %s', (date, weekStart, first, last) => {
  const sheet = sheetOf(date, weekStart, '2026-10-01')
  expect([sheet[0], sheet.at(-1)]).toEqual([first, last])
})

test.each([
  ['2026-11-24', 'mon', '2026-11-23', '2027-01-03'],
  ['2026-11-24', 'sun', '2026-11-22', '2027-01-02'],
  ['2026-11-01', 'mon', '2026-10-26', '2026-12-06'],
] as const)(
  'on %s the sheet of this month, with weeks from %s, runs from %s to %s',
  (today, weekStart, first, last) => {
    const sheet = sheetOf('2026-11-01', weekStart, today)
    expect([sheet[0], sheet.at(-1)]).toEqual([first, last])
  },
)

test.each(['2027-02-14', '2027-08-31', '0001-01-01', '9999-12-31'])(
  'the sheet of %s has six weeks',
  (date) => {
    expect(new Set(sheetOf(date, 'mon', date)).size).toBe(42)
  },
)
