import { expect, onTestFinished, test, vi } from 'vitest'
import { datesBetween, daysBetween, daysInMonth } from './calendar-days.ts'

test.each([
  ['2027-02-14', 28],
  ['2028-02-29', 29],
  ['2027-12-31', 31],
])('the month of %s has %d days', (date, days) => {
  expect(daysInMonth(date)).toBe(days)
})

test.each([
  ['2027-03-01', '2027-03-01', 0],
  ['2027-03-01', '2027-02-27', -2],
  ['2026-12-31', '2028-01-01', 366],
])('from %s to %s are %d days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})

test('the days of a year are one after the other, whatever the clock of the machine does on them', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  // Zones whose clocks change at two o'clock, at midnight, and never.
  for (const zone of ['America/New_York', 'Asia/Beirut', 'Pacific/Kiritimati', 'UTC']) {
    vi.stubEnv('TZ', zone)
    const dates = datesBetween('2027-01-01', '2027-12-31')
    expect([zone, new Set(dates).size, dates[86], dates.at(-1)]).toEqual([
      zone,
      365,
      '2027-03-28',
      '2027-12-31',
    ])
    expect(dates.map((date) => daysBetween('2027-01-01', date))).toEqual(dates.map((_, index) => index))
  }
  expect(datesBetween('2027-03-02', '2027-03-01')).toEqual([])
})
