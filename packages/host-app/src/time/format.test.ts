import { expect, test } from 'vitest'
import { createFormat, weekdaysFrom } from './format.ts'

const at = Date.parse('2026-12-01T14:05:00Z')
const english = createFormat({ tag: 'en', timeZone: 'Europe/Berlin', timeFormat: '24h', year: '2026' })

test('times are shown in the zone and the way that the host chose', () => {
  expect(english.time(at)).toBe('15:05')
  expect(english.time(at, 'America/New_York')).toBe('09:05')
  const twelve = createFormat({ tag: 'en', timeZone: 'Europe/Berlin', timeFormat: '12h', year: '2026' })
  expect(twelve.time(at)).toMatch(/3:05\sPM/)
})

test.each([
  ['24h', 25, '15:05 – 15:30'],
  ['12h', 25, '3:05 – 3:30\u00A0PM'],
  ['12h', 600, '3:05\u00A0PM – Wednesday, December 2, 1:05\u00A0AM'],
] as const)('with %s, %d minutes are written %s', (timeFormat, minutes, text) => {
  const format = createFormat({ tag: 'en', timeZone: 'Europe/Berlin', timeFormat, year: '2026' })
  expect(format.timeRange(at, at + minutes * 60_000)).toBe(text)
})

test('the end of a day is no other midnight', () => {
  expect(english.wallTime('24:00')).toBe('24:00')
})

test('a day of another year says its year', () => {
  expect(english.day('2026-12-01')).toBe('Tuesday, December 1')
  expect(english.day('2027-01-04')).toBe('Monday, January 4, 2027')
  expect(english.dayOf(Date.parse('2027-01-04T12:00:00Z'))).toBe('Monday, January 4, 2027')
  expect(english.dayShort('2027-01-04')).toBe('Mon, Jan 4, 2027')
})

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [90, '1 hr 30 min'],
  [1_440, '1 day'],
])('%d minutes last %s', (minutes, text) => {
  expect(english.duration(minutes)).toBe(text)
})

test('a week of hours is said in hours', () => {
  expect(english.duration(2_400, 'hour')).toBe('40 hr')
})

test('a zone is named as on the booking page and in mails', () => {
  expect(english.zone('America/Argentina/Buenos_Aires', at)).toBe('Argentina Standard Time (Buenos Aires)')
})

test('distances are said as people say them', () => {
  expect(english.distance(at + 86_400_000, at)).toBe('tomorrow')
  expect(english.distance(at - 7_200_000, at)).toBe('2 hours ago')
  expect(english.distance(at + 300_000, at)).toBe('in 5 minutes')
})

test('from a day on, dates are counted and not hours', () => {
  const [late, early] = [Date.parse('2026-11-21T21:00Z'), Date.parse('2026-11-21T00:00Z')]
  expect(english.distance(Date.parse('2026-11-23T07:00Z'), late)).toBe('in 2 days')
  expect(english.distance(Date.parse('2026-11-22T22:00Z'), early)).toBe('tomorrow')
  expect(english.distance(early, Date.parse('2026-11-22T22:00Z'))).toBe('yesterday')
})

test.each([
  ['2026-12-01T22:30Z', 'today'],
  ['2026-12-01T06:00Z', 'today'],
  ['2026-11-30T22:30Z', 'tomorrow'],
  ['2026-11-30T23:30Z', 'today'],
  ['2026-12-02T00:30Z', 'yesterday'],
])('at %s, a whole day is said by its date: %s', (now, words) => {
  expect(english.dayDistance('2026-12-01', Date.parse(now))).toBe(words)
})

test('a week begins where the host says', () => {
  expect(weekdaysFrom('sun')).toEqual(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'])
})

test.each([
  ['en-DE', '1,000', '$1,000.50'],
  ['de-AT', '1.000', '1.000,50\u00A0$'],
])('numbers and money in %s are set alike', (tag, number, money) => {
  const format = createFormat({ tag, timeZone: 'UTC', timeFormat: '24h', year: '2026' })
  expect(format.number(1_000)).toBe(number)
  expect(format.number(1_000.5, { style: 'currency', currency: 'usd' })).toBe(money)
})
