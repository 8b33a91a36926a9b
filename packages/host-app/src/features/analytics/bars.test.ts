import { addDays } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { barsOf } from './bars.ts'
import { isRange, rangeOf, readAnalyticsSearch } from './range.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    date: addDays('2027-01-01', at),
    views: at,
    bookings: 1,
    rescheduled: 0,
    canceled: 0,
    completed: 0,
  }))

test('few days are a bar each, many are a bar for each week, and nothing is lost', () => {
  expect(barsOf(days(30), 'views')).toHaveLength(30)
  const weeks = barsOf(days(365), 'bookings')
  expect(weeks).toHaveLength(53)
  expect(weeks[0]).toEqual({ first: '2027-01-01', last: '2027-01-07', count: 7 })
  expect(weeks.at(-1)).toEqual({ first: '2027-12-31', last: '2027-12-31', count: 1 })
  expect(barsOf([], 'views')).toEqual([])
})

test('an address says a preset or two days; anything else is the last 30 days', () => {
  const today = '2027-03-31'
  expect(rangeOf(readAnalyticsSearch({ days: '7' }), today)).toEqual({
    from: '2027-03-25',
    to: today,
    days: '7',
  })
  expect(rangeOf(readAnalyticsSearch({ days: '12' }), today)).toEqual({
    from: '2027-03-02',
    to: today,
    days: '30',
  })
  const chosen = { from: '2027-01-01', to: '2027-01-02' }
  expect(rangeOf(readAnalyticsSearch(chosen), today)).toEqual({ ...chosen, days: null })
  expect(readAnalyticsSearch({ from: '2027-02-30', to: '2027-03-01' })).toEqual({})
  expect(readAnalyticsSearch({ from: '2027-03-02', to: '2027-03-01' })).toEqual({})
  expect(isRange({ from: '2026-04-01', to: '2027-03-31' })).toBe(true)
  expect(isRange({ from: '2026-03-31', to: '2027-03-31' })).toBe(false)
})
