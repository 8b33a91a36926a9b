import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../time/time.ts'
import { joinDateTime, shortWords } from './short-words.ts'
import { timeWords } from './time-words.ts'

const at = (text: string) => Date.parse(text)
const AFTERNOON = at('2027-03-04T14:00:00Z')
const HALF_HOUR = 30 * MINUTE

test.each([
  ['en-US', '12h', '3:00\u00A0PM'],
  ['en-GB', '12h', '3:00\u00A0pm'],
  ['en-US', '24h', '15:00'],
  ['de', '24h', '15:00'],
  ['he', '24h', '15:00'],
  ['ar-EG', '12h', '3:00\u00A0م'],
  ['zh-Hans-CN', '12h', '下午3:00'],
  ['hu', '12h', 'du.\u00A03:00'],
  ['tr', '12h', 'ÖS\u00A03:00'],
] as const)('a time in %s with a %s clock reads %s', (tag, timeFormat, text) => {
  expect(timeWords(tag, timeFormat).time('Europe/Berlin', AFTERNOON)).toBe(text)
})

test.each([
  ['en-US', 'Thursday, March 4', 'Thursday, March 4, 2027', 'Thu, Mar 4', 'March 2027'],
  ['en-GB', 'Thursday 4 March', 'Thursday, 4 March 2027', 'Thu 4 Mar', 'March 2027'],
  ['en-DE', 'Thursday, 4 March', 'Thursday, 4 March 2027', 'Thu, 4 Mar', 'March 2027'],
  ['de', 'Donnerstag, 4. März', 'Donnerstag, 4. März 2027', 'Do., 4. März', 'März 2027'],
  ['ar-EG', 'الخميس، 4 مارس', 'الخميس، 4 مارس 2027', 'الخميس، 4 مارس', 'مارس 2027'],
  ['ar-SA', 'الخميس، 4 مارس', 'الخميس، 4 مارس 2027', 'الخميس، 4 مارس', 'مارس 2027'],
  ['zh-Hans-CN', '3月4日星期四', '2027年3月4日星期四', '3月4日周四', '2027年3月'],
  ['hu', 'március 4., csütörtök', '2027. március 4., csütörtök', 'márc. 4., Cs', '2027. március'],
  ['he', 'יום חמישי, 4 במרץ', 'יום חמישי, 4 במרץ 2027', 'יום ה׳, 4 במרץ', 'מרץ 2027'],
])('dates in %s are written as there: %s', (tag, ...texts) => {
  const { date, fullDate, month } = timeWords(tag, '24h', '2027')
  const { shortDate } = shortWords(tag, '24h', '2027')
  expect([date, fullDate, shortDate, month].map((say) => say('2027-03-04'))).toEqual(texts)
})

test.each([
  ['en-US', 'Sunday, March 4, 2029', 'Sun, Mar 4, 2029'],
  ['de', 'Sonntag, 4. März 2029', 'So., 4. März 2029'],
  ['he', 'יום ראשון, 4 במרץ 2029', 'יום א׳, 4 במרץ 2029'],
])(
  'a date of another year has its year in %s, and every date where nobody knows the current one',
  (tag, ...texts) => {
    for (const year of ['2027', undefined]) {
      const { shortDate, shortMoment } = shortWords(tag, '24h', year)
      expect([timeWords(tag, '24h', year).date('2029-03-04'), shortDate('2029-03-04')]).toEqual(texts)
      expect(shortMoment('UTC', at('2029-03-04'))).toBe(`${texts[1]}, 00:00`)
    }
  },
)

test.each([
  ['de', 'Donnerstag, 4. März, 15:00'],
  ['ar-EG', 'الخميس، 4 مارس، 15:00'],
  ['zh-Hans-CN', '3月4日星期四 15:00'],
])('a date and a time in %s are separated as there', (tag, text) => {
  const { date, time } = timeWords(tag, '24h', '2027')
  expect(joinDateTime(tag, date('2027-03-04'), time('Europe/Berlin', AFTERNOON))).toBe(text)
})

test('midnight begins its day on a 24-hour clock, and ends it where a day ends', () => {
  const { time } = timeWords('en-GB', '24h')
  const { wallTime } = shortWords('en-GB', '24h')
  expect([time('UTC', at('2027-03-04')), wallTime('00:00'), wallTime('24:00')]).toEqual([
    '00:00',
    '00:00',
    '24:00',
  ])
  expect(timeWords('en-US', '12h').time('UTC', at('2027-03-04'))).toBe('12:00\u00A0AM')
})

test.each([
  ['en-GB', '24h', 'Europe/Berlin', 1, '15:00 – 15:30'],
  ['en-GB', '24h', 'Asia/Tokyo', 3, '23:00 – Friday 5 March, 00:30'],
  // A meeting that ends at midnight ends on its own day.
  ['en-GB', '24h', 'Asia/Tokyo', 2, '23:00 – 00:00'],
  ['en-US', '12h', 'Europe/Berlin', 1, '3:00 – 3:30\u00A0PM'],
  ['en-US', '12h', 'America/New_York', 8, '9:00\u00A0AM – 1:00\u00A0PM'],
  ['he', '24h', 'Europe/Berlin', 1, '\u2066\u206815:00\u2069 – \u206815:30\u2069\u2069'],
  ['zh-Hans', '12h', 'Europe/Berlin', 1, '下午3:00 – 3:30'],
  ['zh-Hans', '12h', 'America/New_York', 8, '上午9:00 – 下午1:00'],
  ['tr', '12h', 'Europe/Berlin', 1, 'ÖS\u00A03:00 – 3:30'],
  ['ar-EG', '24h', 'Europe/Berlin', 1, '\u2066\u206815:00\u2069 – \u206815:30\u2069\u2069'],
  ['ar-EG', '12h', 'Europe/Berlin', 1, '\u2066\u20683:00\u2069 – \u20683:30\u00A0م\u2069\u2069'],
  ['ar-EG', '12h', 'America/New_York', 8, '\u2066\u20689:00\u00A0ص\u2069 – \u20681:00\u00A0م\u2069\u2069'],
] as const)('in %s with a %s clock in %s %d half hours are %j', (tag, timeFormat, zone, halves, text) => {
  expect(timeWords(tag, timeFormat, '2027').span(zone, AFTERNOON, AFTERNOON + halves * HALF_HOUR)).toBe(text)
})

const FIRST_PASS = at('2026-11-01T05:30:00Z')

test('an hour that the clock shows twice tells which one it is', () => {
  const { time, span, zoneName } = timeWords('en-US', '12h')
  const newYork = (start: number, end: number) => span('America/New_York', start, end)
  expect(time('America/New_York', FIRST_PASS)).toBe('1:30\u00A0AM GMT−4')
  expect(time('America/New_York', FIRST_PASS + HOUR)).toBe('1:30\u00A0AM GMT−5')
  expect(newYork(FIRST_PASS, FIRST_PASS + HOUR)).toBe('1:30\u00A0AM GMT−4 – 1:30\u00A0AM GMT−5')
  expect(newYork(FIRST_PASS, FIRST_PASS + HALF_HOUR)).toBe('1:30\u00A0AM GMT−4 – 1:00\u00A0AM GMT−5')
  expect(newYork(FIRST_PASS - HOUR, FIRST_PASS)).toBe('12:30\u00A0AM – 1:30\u00A0AM GMT−4')
  expect(newYork(FIRST_PASS + HOUR, FIRST_PASS + 2 * HOUR)).toBe('1:30\u00A0AM GMT−5 – 2:30\u00A0AM')
  expect(
    [FIRST_PASS, FIRST_PASS + HOUR, AFTERNOON].map((start) => zoneName('America/New_York', start)),
  ).toEqual(['Eastern Daylight Time', 'Eastern Standard Time', 'Eastern Time'])
})

test.each([
  ['Europe/Paris', 'Central European Time (Paris)'],
  ['UTC', 'Coordinated Universal Time'],
  ['Asia/Calcutta', 'India Standard Time (Kolkata)'],
  ['Asia/Kolkata', 'India Standard Time (Kolkata)'],
  ['Etc/GMT-3', 'GMT+3'],
])('%s goes by the name of %s', (zone, name) => {
  expect(timeWords('en-GB', '24h').zone(zone, AFTERNOON)).toBe(name)
})

test.each([
  [0, '0 minutes'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [90, '1 hour, 30 minutes'],
])('%d minutes are %s', (minutes, text) => {
  expect(timeWords('en-US', '12h').duration(minutes)).toBe(text)
})
