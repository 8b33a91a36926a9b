import { addDays } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { barsOf, ticksOf } from './bars.ts'
import { isRange, rangeBefore, rangeOf, readAnalyticsSearch } from './range.ts'

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

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [12, [0, 5, 10, 15]],
  [83, [0, 50, 100]],
  [1_999, [0, 500, 1_000, 1_500, 2_000]],
])('beside a chart whose highest bar is %i stand %j', (most, ticks) => {
  expect(ticksOf(most)).toEqual(ticks)
})

test('a span is compared with as many days before', () => {
  expect(rangeBefore({ from: '2027-03-02', to: '2027-03-31' })).toEqual({
    from: '2027-01-31',
    to: '2027-03-01',
  })
  expect(rangeBefore({ from: '2027-03-02', to: '2027-03-02' })).toEqual({
    from: '2027-03-01',
    to: '2027-03-01',
  })
})
