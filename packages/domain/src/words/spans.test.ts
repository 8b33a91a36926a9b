import { expect, test } from 'vitest'
import { fromNow, shortDuration } from './spans.ts'

const START = '2026-12-01T15:00:00Z'

test.each([
  ['2026-12-01T14:45:00Z', START, 'in 15 minutes'],
  ['2026-12-01T14:00:00Z', START, 'in 1 hour'],
  ['2026-12-01T13:30:00Z', START, 'in 90 minutes'],
  ['2026-12-01T07:00:00Z', START, 'in 8 hours'],
  ['2026-11-30T15:00:00Z', START, 'tomorrow'],
  ['2026-11-29T22:00:00Z', START, 'in 2 days'],
  ['2026-12-01T17:00:00Z', START, '2 hours ago'],
  ['2026-12-02T15:00:00Z', START, 'yesterday'],
  // After midnight, but only a few hours away.
  ['2026-12-01T21:00:00Z', '2026-12-01T23:30:00Z', 'in 3 hours'],
])('in Berlin at %s, %s is %s', (now, at, text) => {
  expect(fromNow('en', 'Europe/Berlin', Date.parse(now), Date.parse(at))).toBe(text)
})

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [90, '1 hr 30 min'],
  [1_440, '1 day'],
])('%d minutes last %s', (minutes, text) => {
  expect(shortDuration('en', minutes)).toBe(text)
})

test('a week of hours is said in hours', () => {
  expect(shortDuration('en', 2_400, 'hour')).toBe('40 hr')
})
