import { mailTexts } from './mail-texts.ts'
import { describe, expect, it } from 'vitest'
import type { Reader } from './when.ts'
import { clockChangeFor, momentWithZone, onOtherClock, untilDate, untilThen, whenFor } from './when.ts'

const at = (text: string) => Date.parse(text)
const reader = (
  language: Reader['language'],
  timeZone: string,
  timeFormat?: Reader['timeFormat'],
): Reader => ({
  language,
  timeZone,
  timeFormat,
  now: at('2026-11-21T12:00:00Z'),
})
const when = (who: Reader, start: string, end: string) => whenFor(who, at(start), at(end))

describe('a time is said', () => {
  const start = '2026-12-01T15:00:00Z'
  const end = '2026-12-01T15:30:00Z'
  const cases: [Reader, { date: string; time: string; zone: string; duration: string; short: string }][] = [
    [
      reader('en', 'America/New_York'),
      {
        date: 'Tuesday, December 1, 2026',
        time: '10:00 – 10:30 AM',
        zone: 'Eastern Time (New York)',
        duration: '30 minutes',
        short: 'Tue, Dec 1, 10:00 AM',
      },
    ],
    [
      reader('de', 'Europe/Berlin'),
      {
        date: 'Dienstag, 1. Dezember 2026',
        time: '16:00 – 16:30',
        zone: 'Mitteleuropäische Zeit (Berlin)',
        duration: '30 Minuten',
        short: 'Di., 1. Dez., 16:00',
      },
    ],
    [
      reader('il', 'Asia/Jerusalem'),
      {
        date: 'יום שלישי, 1 בדצמבר 2026',
        time: '\u2066\u206817:00\u2069 – \u206817:30\u2069\u2069',
        zone: 'שעון ישראל (Jerusalem)',
        duration: '30 דקות',
        short: 'יום ג׳, 1 בדצמ׳, 17:00',
      },
    ],
  ]
  it.each(cases)('in the words and on the clock of %o', (who, expected) => {
    expect(withPlainSpaces(when(who, start, end))).toMatchObject(expected)
  })

  it.each([
    ['en', 'Tue, 1 Dec, 16:00', 'Tuesday, 1 December 2026, 16:00, Central European Time (Berlin)'],
    ['ar', 'الثلاثاء، 1 ديسمبر، 16:00', 'الثلاثاء، 1 ديسمبر 2026، 16:00، توقيت وسط أوروبا (Berlin)'],
    ['cn', '12月1日周二 16:00', '2026年12月1日星期二 16:00 中欧时间 (Berlin)'],
  ] as const)('with the separators of the language: %s', (language, short, withZone) => {
    const who = reader(language, 'Europe/Berlin', '24h')
    expect(when(who, start, end).short).toBe(short)
    expect(momentWithZone(who, at(start))).toBe(withZone)
  })

  it('in 12 or 24 hours as the reader has chosen, whatever the language', () => {
    expect(withPlainSpaces(when(reader('en', 'Europe/Berlin', '24h'), start, end)).time).toBe('16:00 – 16:30')
    expect(withPlainSpaces(when(reader('de', 'Europe/Berlin', '12h'), start, end)).time).toBe(
      '4:00 – 4:30 PM',
    )
  })

  it('on the date of the reader, not that of the host', () => {
    expect(when(reader('en', 'Asia/Tokyo'), start, end).date).toBe('Wednesday, December 2, 2026')
  })

  it('with the date of its end when it goes over midnight', () => {
    const over = when(reader('en', 'Europe/Berlin', '24h'), '2026-12-01T22:30:00Z', '2026-12-01T23:30:00Z')
    expect(over.time).toBe('23:30 – Wednesday, 2 December, 00:30')
  })

  it('in UTC by its full name', () => {
    expect(when(reader('en', 'UTC'), start, end).zone).toBe('Coordinated Universal Time')
  })

  it('with the exact name of the zone in the hour that the clock shows twice', () => {
    const berlin = reader('en', 'Europe/Berlin', '24h')
    const summer = when(berlin, '2026-10-25T00:30:00Z', '2026-10-25T00:45:00Z')
    const winter = when(berlin, '2026-10-25T01:30:00Z', '2026-10-25T01:45:00Z')
    expect([summer, winter].map(({ time, zone }) => [withPlainSpaces({ time }).time, zone])).toEqual([
      ['02:30 GMT+2 – 02:45 GMT+2', 'Central European Summer Time (Berlin)'],
      ['02:30 GMT+1 – 02:45 GMT+1', 'Central European Standard Time (Berlin)'],
    ])
  })

  it('from the first to the second pass of that hour with its end', () => {
    const newYork = reader('en', 'America/New_York')
    expect(withPlainSpaces(when(newYork, '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'))).toMatchObject({
      time: '1:30 AM GMT−4 – 1:30 AM GMT−5',
      duration: '1 hour',
    })
  })

  it('by the city of our days', () => {
    expect(when(reader('en', 'Asia/Calcutta'), start, end).zone).toBe('India Standard Time (Kolkata)')
  })

  it('as the reader’s own country writes it, wherever their clock runs', () => {
    const british = { ...reader('en', 'America/New_York'), locale: 'en-GB-u-hc-h23' }
    expect(withPlainSpaces(when(british, start, end))).toMatchObject({
      date: 'Tuesday, 1 December 2026',
      time: '10:00 – 10:30',
      short: 'Tue 1 Dec, 10:00',
    })
    const american = { ...reader('en', 'Europe/Berlin'), locale: 'en-US-u-hc-h12' }
    expect(withPlainSpaces(when(american, start, end))).toMatchObject({
      date: 'Tuesday, December 1, 2026',
      time: '4:00 – 4:30 PM',
    })
  })
})

function change(who: Reader, now: string, start: string): string | undefined {
  return clockChangeFor(who, at(now), at(start), mailTexts(who.language))
}

describe('a change of the clocks before the meeting', () => {
  it('is said with its day, its direction and its size', () => {
    expect(change(reader('en', 'Europe/Berlin'), '2027-03-01T12:00:00Z', '2027-04-06T08:00:00Z')).toBe(
      'The clocks go forward before this meeting (Sunday, 28 March 2027, 1 hour). The time here already accounts for it.',
    )
    expect(change(reader('de', 'Australia/Lord_Howe'), '2027-03-01T12:00:00Z', '2027-04-06T08:00:00Z')).toBe(
      'Vor diesem Termin werden die Uhren zurückgestellt (Sonntag, 4. April 2027, 30 Minuten). Die Zeit hier berücksichtigt das schon.',
    )
  })

  it('is left out when there is none, when two undo each other, and when the meeting is over', () => {
    expect(change(reader('en', 'Asia/Tokyo'), '2027-03-01T12:00:00Z', '2027-04-06T08:00:00Z')).toBeUndefined()
    expect(
      change(reader('en', 'Europe/Berlin'), '2026-12-01T12:00:00Z', '2027-12-01T08:00:00Z'),
    ).toBeUndefined()
    expect(
      change(reader('en', 'Europe/Berlin'), '2027-06-01T12:00:00Z', '2027-01-06T08:00:00Z'),
    ).toBeUndefined()
  })
})

describe('how long it is until then', () => {
  const berlin = reader('en', 'Europe/Berlin')
  it.each([
    ['2026-12-01T14:45:00Z', 'in 15 minutes'],
    ['2026-12-01T14:00:00Z', 'in 1 hour'],
    ['2026-12-01T13:30:00Z', 'in 90 minutes'],
    ['2026-12-01T07:00:00Z', 'in 8 hours'],
    ['2026-11-30T15:00:00Z', 'tomorrow'],
    ['2026-11-29T22:00:00Z', 'in 2 days'],
    ['2026-12-01T14:59:59Z', 'in 1 minute'],
  ])('from %s is said as %s', (now, words) => {
    expect(untilThen(berlin, at(now), at('2026-12-01T15:00:00Z'))).toBe(words)
  })

  it('is not "tomorrow" for a meeting soon after midnight', () => {
    expect(untilThen(berlin, at('2026-12-01T21:00:00Z'), at('2026-12-01T23:30:00Z'))).toBe('in 3 hours')
  })

  // An hour before the date begins where the host lives.
  it.each([
    ['Europe/Berlin', '2026-12-02T04:00:00Z', '2026-12-02', 'today'],
    ['America/Los_Angeles', '2026-12-02T04:00:00Z', '2026-12-02', 'tomorrow'],
    ['Pacific/Kiritimati', '2026-12-31T22:30:00Z', '2027-01-01', 'today'],
    ['America/Los_Angeles', '2026-12-31T22:30:00Z', '2027-01-01', 'tomorrow'],
    // Over there, for somebody who is to come where it has not begun.
    ['Pacific/Kiritimati', '2026-12-02T10:30:00Z', '2026-12-02', 'today'],
    ['Europe/Berlin', '2027-03-27T23:30:00Z', '2027-03-29', 'tomorrow'],
    ['Asia/Kolkata', '2026-11-28T14:30:00Z', '2026-11-30', 'in 2 days'],
  ])('in %s at %s, the whole day %s is %s', (zone, now, date, words) => {
    expect(untilDate(reader('en', zone), at(now), date)).toBe(words)
  })
})

it('says what the other clock shows, unless it shows the same', () => {
  const berlin = reader('en', 'Europe/Berlin', '24h')
  expect(onOtherClock(berlin, 'America/Los_Angeles', at('2026-12-01T07:00:00Z'))).toBe('Monday, 23:00')
  expect(onOtherClock(berlin, 'Europe/Paris', at('2026-12-01T07:00:00Z'))).toBeUndefined()
})

// Intl puts thin and non-breaking spaces between numbers and words.
function withPlainSpaces<T extends object>(said: T): T {
  return JSON.parse(JSON.stringify(said).replace(/[\u2009\u202F\u00A0]/g, ' ')) as T
}
