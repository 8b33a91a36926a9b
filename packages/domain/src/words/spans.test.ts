import { expect, test } from 'vitest'
import { HOUR } from '../time/time.ts'
import { fromNow, fromToday, shortDuration } from './spans.ts'

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
  ['2026-12-31', '2026-12-31', 'today'],
  ['2026-12-31', '2027-01-01', 'tomorrow'],
  ['2026-12-01', '2026-11-30', 'yesterday'],
  // The day on which Europe sets clocks ahead has 23 hours.
  ['2027-03-27', '2027-03-29', 'in 2 days'],
])('on %s, the whole day %s is %s', (today, date, text) => {
  expect(fromToday('en', today, date)).toBe(text)
})

// Each day of them lies in another week, month, year or offset for somebody.
const MOMENTS = [
  '2026-11-28T14:30:00Z',
  '2026-12-01T12:00:00Z',
  '2026-11-30T23:30:00Z',
  '2026-12-31T23:30:00Z',
  '2026-11-01T05:30:00Z',
  '2027-03-28T00:30:00Z',
]
const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Auckland',
  'Asia/Kolkata',
  'Europe/Berlin',
  'America/Los_Angeles',
]

test.each(MOMENTS)('at %s, the day that is said is the date in that zone, as Intl has it', (moment) => {
  const now = Date.parse(moment)
  const day = 24 * HOUR
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  for (const timeZone of ZONES) {
    const dates = new Intl.DateTimeFormat('sv-SE', { timeZone })
    for (let at = now - 3 * day; at <= now + 3 * day; at += HOUR / 2) {
      const days = (Date.parse(dates.format(at)) - Date.parse(dates.format(now))) / day
      const said = fromNow('en', timeZone, now, at)
      // What is today, or soon after midnight, is said by the clock.
      const isNear = days === 0 || (Math.abs(days) === 1 && Math.abs(at - now) <= 6 * HOUR)
      const isRight = isNear ? /hour|minute/.test(said) : said === words.format(days, 'day')
      expect([timeZone, at, said, isRight]).toEqual([timeZone, at, said, true])
    }
  }
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
