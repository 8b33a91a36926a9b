import { expect, test } from 'vitest'
import { WINDOWS_ZONES } from './calendar-file/windows-zones.ts'
import { isTimeZone } from '@scheduling/domain'
import { busyInFile } from './busy-in-file.ts'

const span = { start: Date.parse('2027-03-01T00:00Z'), end: Date.parse('2027-03-15T00:00Z') }
const file = (...events: string[][]) =>
  events.map((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')).join('\r\n')
const shown = (text: string) =>
  busyInFile(text, span, 'Europe/Berlin').busy.map(({ start, end }) =>
    [start, end].map((at) => new Date(at).toISOString().slice(5, 16)).join(' '),
  )

test.each([
  ['in UTC', ['DTSTART:20270302T100000Z', 'DTEND:20270302T110000Z'], ['03-02T10:00 03-02T11:00']],
  [
    'in a zone that it names',
    ['DTSTART;TZID=America/New_York:20270302T100000', 'DURATION:PT90M'],
    ['03-02T15:00 03-02T16:30'],
  ],
  [
    'on the visitor’s clock',
    ['DTSTART:20270302T100000', 'DTEND:20270302T103000'],
    ['03-02T09:00 03-02T09:30'],
  ],
  ['whole days', ['DTSTART;VALUE=DATE:20270302'], ['03-01T23:00 03-02T23:00']],
  [
    'each week',
    ['DTSTART:20270222T100000Z', 'DTEND:20270222T110000Z', 'RRULE:FREQ=WEEKLY'],
    ['03-01T10:00 03-01T11:00', '03-08T10:00 03-08T11:00'],
  ],
  [
    'until',
    ['DTSTART:20270301T100000Z', 'DTEND:20270301T110000Z', 'RRULE:FREQ=DAILY;COUNT=2'],
    ['03-01T10:00 03-01T11:00', '03-02T10:00 03-02T11:00'],
  ],
  ['free', ['DTSTART:20270302T100000Z', 'DTEND:20270302T110000Z', 'TRANSP:TRANSPARENT'], []],
  ['canceled', ['DTSTART:20270302T100000Z', 'DTEND:20270302T110000Z', 'STATUS:CANCELLED'], []],
  ['elsewhen', ['DTSTART:20280302T100000Z', 'DTEND:20280302T110000Z'], []],
  ['no time', ['DTSTART:soon'], []],
])('%s', (_, lines, busy) => {
  expect(shown(file(lines))).toEqual(busy)
})

test('lines that were folded are one', () => {
  expect(shown(file(['DTSTART:2027', ' 0302T100000Z', 'DTEND:20270302T110000Z']))).toHaveLength(1)
})

const WEEKLY = [
  'UID:a',
  'DTSTART;TZID=Europe/Berlin:20270301T100000',
  'DTEND;TZID=Europe/Berlin:20270301T110000',
]
const series = (...lines: string[]) => [...WEEKLY, ...lines]

test.each([
  [
    'of a week several days, by the interval',
    [series('RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE')],
    ['03-01T09:00', '03-03T09:00'],
  ],
  [
    'as often as it says',
    [series('RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=3')],
    ['03-01T09:00', '03-03T09:00', '03-08T09:00'],
  ],
  ['until a time', [series('RRULE:FREQ=DAILY;UNTIL=20270302T090000Z')], ['03-01T09:00', '03-02T09:00']],
  ['until a date, which counts', [series('RRULE:FREQ=DAILY;UNTIL=20270302')], ['03-01T09:00', '03-02T09:00']],
  ['of a month the second Tuesday', [series('RRULE:FREQ=MONTHLY;BYDAY=2TU')], ['03-09T09:00']],
  [
    'of a month the last weekday',
    [series('RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1')],
    ['03-01T09:00'],
  ],
  ['of a month some days', [series('RRULE:FREQ=MONTHLY;BYMONTHDAY=5,-31')], ['03-01T09:00', '03-05T09:00']],
  [
    'each year',
    [['DTSTART:20200303T090000Z', 'DTEND:20200303T100000Z', 'RRULE:FREQ=YEARLY']],
    ['03-03T09:00'],
  ],
  [
    'without what is left out',
    [series('RRULE:FREQ=DAILY;COUNT=4', 'EXDATE;TZID=Europe/Berlin:20270302T100000,20270303T100000')],
    ['03-01T09:00', '03-04T09:00'],
  ],
  [
    'without a day that is left out',
    [series('RRULE:FREQ=DAILY;COUNT=2', 'EXDATE;VALUE=DATE:20270302')],
    ['03-01T09:00'],
  ],
  [
    'with one that was moved alone',
    [
      ['UID:a', 'RECURRENCE-ID:20270302T090000Z', 'DTSTART:20270302T150000Z', 'DTEND:20270302T160000Z'],
      series('RRULE:FREQ=DAILY;COUNT=2'),
    ],
    ['03-01T09:00', '03-02T15:00'],
  ],
  [
    'without one that was canceled alone',
    [
      series('RRULE:FREQ=DAILY;COUNT=2'),
      [
        'UID:a',
        'RECURRENCE-ID:20270302T090000Z',
        'STATUS:CANCELLED',
        'DTSTART:20270302T090000Z',
        'DTEND:20270302T100000Z',
      ],
    ],
    ['03-01T09:00'],
  ],
])('repeating %s', (_, events, starts) => {
  expect(
    shown(file(...events))
      .map((time) => time.slice(0, 11))
      .toSorted(),
  ).toEqual(starts)
})

test('a series is on the clock of its zone, also where that changes', () => {
  const month = { start: Date.parse('2027-03-01T00:00Z'), end: Date.parse('2027-04-01T00:00Z') }
  const { busy } = busyInFile(file(series('RRULE:FREQ=WEEKLY')), month, 'UTC')
  expect(busy.map(({ start }) => new Date(start).getUTCHours())).toEqual([9, 9, 9, 9, 8])
})

test.each([
  ['Windows', 'Romance Standard Time', '03-02T09:00'],
  ['a path', '"/citadel.org/20190914_1/Europe/Paris"', '03-02T09:00'],
  ['nobody', 'Our office', '03-02T09:00'],
  ['New York', 'Eastern Standard Time', '03-02T15:00'],
])('a zone as %s names it', (_, zone, start) => {
  const lines = [`DTSTART;TZID=${zone}:20270302T100000`, 'DURATION:PT1H']
  expect(shown(file(lines))[0]?.slice(0, 11)).toBe(start)
})

test('every zone that is named leads to one that browsers know', () => {
  const unknown = Object.values(WINDOWS_ZONES).filter((zone) => zone === undefined || !isTimeZone(zone))
  expect(unknown).toEqual([])
})

test('an alarm within an event is not the event', () => {
  const lines = ['DTSTART:20270302T100000Z', 'DTEND:20270302T110000Z']
  const alarm = ['BEGIN:VALARM', 'DTSTART:20270309T100000Z', 'DURATION:PT9H', 'END:VALARM']
  expect(shown(file([...lines, ...alarm]))).toEqual(['03-02T10:00 03-02T11:00'])
})

test.each([
  'FREQ=HOURLY',
  'FREQ=YEARLY;BYDAY=20MO',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;COUNT=x',
])('what repeats by %s is said to be unread, and its first time counts', (rule) => {
  const lines = ['DTSTART:20270302T100000Z', 'DTEND:20270302T110000Z', `RRULE:${rule}`]
  expect(busyInFile(file(lines), span, 'UTC')).toMatchObject({ isPartly: true, busy: [{}] })
})

test('what is no calendar is nothing, and what repeats in vain ends', () => {
  expect(shown('x'.repeat(200_000))).toEqual([])
  expect(
    shown(file(['DTSTART:00010101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2'])),
  ).toEqual([])
})
