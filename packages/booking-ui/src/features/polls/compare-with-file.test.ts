import { expect, test } from 'vitest'
import { compareWithFile } from './compare-with-file.ts'

const file = (zone: string | null, ...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    ...(zone === null ? [] : [`X-WR-TIMEZONE:${zone}`]),
    'BEGIN:VEVENT',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')

// Midnights of a poll in New York, as the page has them.
const DAYS = [
  { start: '2027-03-02T05:00:00.000Z', date: '2027-03-02' },
  { start: '2027-03-03T05:00:00.000Z', date: '2027-03-03' },
  { start: '2027-03-04T05:00:00.000Z', date: '2027-03-04' },
]
const DAY_MINUTES = 1_440

test.each(['Asia/Tokyo', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland'])(
  'a whole day is one date for a visitor in %s',
  (zone) => {
    const text = file(null, 'DTSTART;VALUE=DATE:20270303')
    expect(compareWithFile(text, DAYS, DAY_MINUTES, zone).isBusyAt).toEqual([false, true, false])
    const late = file(null, 'DTSTART:20270303T230000', 'DTEND:20270303T233000')
    expect(compareWithFile(late, DAYS, DAY_MINUTES, zone).isBusyAt).toEqual([false, true, false])
  },
)

test('a floating time is in the zone that the file names, else in the visitor’s', () => {
  const lines = ['DTSTART:20270302T100000', 'DTEND:20270302T110000']
  const offered = [
    { start: '2027-03-02T09:00:00.000Z', date: undefined },
    { start: '2027-03-02T15:00:00.000Z', date: undefined },
  ]
  expect(compareWithFile(file(null, ...lines), offered, 30, 'Europe/Berlin').isBusyAt).toEqual([true, false])
  expect(compareWithFile(file('America/New_York', ...lines), offered, 30, 'Europe/Berlin').isBusyAt).toEqual([
    false,
    true,
  ])
})
