import { expect, test } from 'vitest'
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

test('what repeats in another way is said to be unread, and its first time counts', () => {
  const lines = ['DTSTART:20270302T100000Z', 'DTEND:20270302T110000Z', 'RRULE:FREQ=MONTHLY;BYDAY=1TU']
  expect(busyInFile(file(lines), span, 'UTC')).toMatchObject({ isPartly: true, busy: [{}] })
})

test('what is no calendar is nothing, and is soon over', () => {
  expect(shown('x'.repeat(200_000))).toEqual([])
  expect(shown(file(['DTSTART:20270302T100000Z', 'RRULE:FREQ=DAILY;INTERVAL=0']))).toEqual([])
})
