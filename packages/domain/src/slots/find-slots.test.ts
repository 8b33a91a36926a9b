import { describe, expect, test } from 'vitest'
import { findSlots } from './find-slots.ts'
import { CLOSED, everyDay, instant, question, texts } from './question.example.ts'
import type { SlotQuestion } from './question.ts'

type Changes = Parameters<typeof question>[0]

/** Starts as `HH:mm` UTC, with the date if it is not the asked day. */
function found(changes: Changes): string[] {
  return texts(findSlots(question(changes))).map((text) => text.replace(/^2026-06-01T/, '').replace(/Z$/, ''))
}

function at(time: string): number {
  return instant(`2026-06-01T${time}Z`)
}

function busy(from: string, to: string, bufferBefore?: number, bufferAfter?: number) {
  return { start: at(from), end: at(to), bufferBefore, bufferAfter }
}

function override(date: string, ...ranges: [string, string][]) {
  return { date, ranges: ranges.map(([start, end]) => ({ start, end })) }
}

/** Noon of these days of the month. */
function days(...dates: string[]) {
  return dates.map((day) => `2026-06-${day}T12:00`)
}

function counted(...starts: string[]) {
  return starts.map((start) => instant(`${start}Z`))
}

function table(rows: [outcome: string, changes: Changes, starts: string[]][]): void {
  test.each(rows)('%s', (_, changes, starts) => {
    expect(found(changes)).toEqual(starts)
  })
}

describe('rules 1 to 3, hours on the wall of the schedule', () => {
  table([
    ['offers whole meetings inside the hours', {}, ['09:00', '09:30', '10:00']],
    ['means the clock of the schedule', { hours: { timeZone: 'Asia/Kolkata' } }, ['03:30', '04:00', '04:30']],
    [
      'reads another host zone for dates only',
      { hostTimeZone: 'America/New_York' },
      ['09:00', '09:30', '10:00'],
    ],
    ['ends a day at 24:00', { hours: { weekly: everyDay(['22:30', '24:00']) } }, ['22:30', '23:00']],
    [
      'ends on the next date where the end is before the start',
      { hours: { weekly: { ...CLOSED, sun: [{ start: '23:00', end: '01:30' }] } } },
      ['00:00', '00:30'],
    ],
    ['finds nothing in an empty range', { hours: { weekly: everyDay(['09:00', '09:00']) } }, []],
  ])
})

describe('rules 4 to 6, ranges and the starts in them', () => {
  const increment = 45
  table([
    [
      'counts from the start of ranges that touch as one',
      { hours: { weekly: everyDay(['10:00', '12:00'], ['09:00', '10:00']) }, increment },
      ['09:00', '09:45', '10:30'],
    ],
    [
      'counts from the start of ranges that overlap as one',
      { hours: { weekly: everyDay(['09:00', '10:10'], ['10:00', '12:00']) }, increment },
      ['09:00', '09:45', '10:30'],
    ],
    [
      'begins again after a break',
      { hours: { weekly: everyDay(['09:00', '10:50'], ['11:00', '12:00']) }, increment },
      ['09:00', '09:45', '11:00'],
    ],
    [
      'begins again at midnight, and lets meetings cross it where ranges touch',
      {
        hours: { weekly: everyDay(['22:00', '24:00'], ['00:00', '01:00']) },
        increment,
        from: instant('2026-06-01T21:00Z'),
        to: instant('2026-06-02T06:00Z'),
      },
      ['22:00', '22:45', '23:30', '2026-06-02T00:00'],
    ],
    [
      'offers the starts of an overnight range and of the next date, each once',
      {
        hours: {
          weekly: {
            ...CLOSED,
            mon: [{ start: '22:50', end: '01:20' }],
            tue: [{ start: '00:10', end: '01:20' }],
          },
        },
        duration: 20,
        increment: 40,
        from: instant('2026-06-01T12:00Z'),
      },
      ['22:50', '23:30', '2026-06-02T00:10', '2026-06-02T00:50'],
    ],
    [
      'weaves the starts of overlapping dates into one ascending list',
      {
        hours: {
          weekly: {
            ...CLOSED,
            mon: [{ start: '23:00', end: '01:20' }],
            tue: [{ start: '00:10', end: '01:20' }],
          },
        },
        duration: 20,
        increment: 30,
        from: instant('2026-06-01T23:30Z'),
      },
      ['23:30', ...['00:00', '00:10', '00:30', '00:40', '01:00'].map((time) => `2026-06-02T${time}`)],
    ],
    ['does not offer a meeting that ends a minute late', { duration: 61 }, ['09:00', '09:30']],
    ['offers a meeting that fills the range', { duration: 120 }, ['09:00']],
  ])
})

describe('rule 7, date overrides', () => {
  table([
    [
      'replaces all weekly hours of its date',
      { hours: { overrides: [override('2026-06-01', ['14:00', '15:30'])] } },
      ['14:00', '14:30'],
    ],
    ['makes the date unavailable when empty', { hours: { overrides: [override('2026-06-01')] } }, []],
    [
      'leaves other dates alone',
      { hours: { overrides: [override('2026-06-02')] } },
      ['09:00', '09:30', '10:00'],
    ],
    [
      'cuts a range of the day before at its midnight',
      {
        hours: { weekly: everyDay(['22:00', '02:00']), overrides: [override('2026-06-02')] },
        from: instant('2026-06-01T12:00Z'),
      },
      ['22:00', '22:30', '23:00'],
    ],
    [
      'keeps the joint at its midnight where its own hours begin there',
      {
        hours: {
          weekly: everyDay(['22:00', '02:00']),
          overrides: [override('2026-06-02', ['00:00', '00:30'])],
        },
        from: instant('2026-06-01T12:00Z'),
      },
      ['22:00', '22:30', '23:00', '23:30'],
    ],
    [
      'ends its own overnight range on the next date',
      {
        hours: { overrides: [override('2026-06-01', ['23:00', '01:00'])] },
        from: instant('2026-06-01T12:00Z'),
        to: instant('2026-06-02T06:00Z'),
      },
      ['23:00', '23:30', '2026-06-02T00:00'],
    ],
  ])
})

describe('rule 8, busy times and buffers', () => {
  const hours = { weekly: everyDay(['09:00', '13:00']) }
  table([
    [
      'may touch a busy time',
      { hours, busy: [busy('10:00', '11:00')] },
      ['09:00', '11:00', '11:30', '12:00'],
    ],
    [
      'keeps our buffers free of it',
      { hours, busy: [busy('10:00', '11:00')], bufferBefore: 30, bufferAfter: 1 },
      ['11:30', '12:00'],
    ],
    [
      'lets buffers hang over the edge of the hours',
      { bufferBefore: 300, bufferAfter: 300 },
      ['09:00', '09:30', '10:00'],
    ],
    ['keeps the buffers of a booking free', { hours, busy: [busy('10:30', '11:00', 31, 60)] }, ['12:00']],
    [
      'counts the larger of two facing buffers, not the sum',
      { hours, busy: [busy('10:30', '11:00', 30, 15)], bufferBefore: 30, bufferAfter: 20 },
      ['09:00', '11:30', '12:00'],
    ],
    [
      'never loses a start to a busy time of no length, buffers or not',
      { busy: [busy('09:30', '09:30', 60, 60)], bufferBefore: 60, bufferAfter: 60 },
      ['09:00', '09:30', '10:00'],
    ],
    [
      'takes busy times in any order, nested and overlapping',
      {
        hours,
        busy: [
          busy('12:30', '12:45'),
          busy('09:00', '10:30'),
          busy('09:10', '09:20'),
          busy('10:00', '10:40'),
        ],
      },
      ['11:00', '11:30'],
    ],
    [
      'blocks the whole dates of an all-day item in its own zone',
      {
        hours,
        busy: [{ allDay: { from: '2026-05-31', to: '2026-06-01', timeZone: 'America/Los_Angeles' } }],
        bufferBefore: 120,
      },
      // 2026-06-01 begins at 07:00 UTC in Los Angeles.
      ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00'],
    ],
    [
      'blocks up to the last boundary of those dates',
      { hours, busy: [{ allDay: { from: '2026-05-31', to: '2026-06-01', timeZone: 'Pacific/Honolulu' } }] },
      // 2026-06-01 begins at 10:00 UTC in Honolulu.
      ['10:00', '10:30', '11:00', '11:30', '12:00'],
    ],
    [
      'is not blocked by an all-day item on a date that its zone skipped',
      {
        from: instant('2011-12-30T00:00Z'),
        busy: [{ allDay: { from: '2011-12-30', to: '2011-12-31', timeZone: 'Pacific/Apia' } }],
      },
      ['2011-12-30T09:00', '2011-12-30T09:30', '2011-12-30T10:00'],
    ],
  ])
})

describe('rule 9, minimum notice', () => {
  table([
    ['allows a start exactly at its end', { now: at('08:30'), minimumNotice: 60 }, ['09:30', '10:00']],
    ['refuses a start a moment before its end', { now: at('08:30') + 1, minimumNotice: 60 }, ['10:00']],
    ['never offers the past', { now: at('09:01') }, ['09:30', '10:00']],
  ])
})

describe('rule 10, booking window in host dates', () => {
  // 2026-06-04 is a Thursday.
  const week: Changes = {
    from: instant('2026-06-04T00:00Z'),
    to: instant('2026-06-14T00:00Z'),
    hours: { weekly: everyDay(['12:00', '13:00']) },
  }
  table([
    ['reaches to today + N', { ...week, window: { kind: 'calendar_days', days: 2 } }, days('04', '05', '06')],
    [
      'reaches to the N-th weekday after today, over a weekend that stays bookable',
      { ...week, window: { kind: 'weekdays', days: 2 } },
      days('04', '05', '06', '07', '08'),
    ],
    [
      'ends on Friday where that is the N-th weekday',
      { ...week, window: { kind: 'weekdays', days: 1 } },
      days('04', '05'),
    ],
    [
      'includes both ends of a date range',
      { ...week, window: { kind: 'date_range', from: '2026-06-06', to: '2026-06-07' } },
      days('06', '07'),
    ],
    [
      'has no end when indefinite',
      { ...week, now: instant('2020-01-01T00:00Z'), window: { kind: 'indefinite' } },
      days('04', '05', '06', '07', '08', '09', '10', '11', '12', '13'),
    ],
    [
      'counts from the date of the host, not of the schedule',
      { ...week, hostTimeZone: 'Pacific/Kiritimati', window: { kind: 'calendar_days', days: 1 } },
      // In that zone it is now the 4th, 14:00, and 12:00 UTC is 2 o'clock of the next date.
      days('04'),
    ],
  ])
})

describe('rule 11, the query', () => {
  table([
    ['includes its begin and not its end', { from: at('09:30'), to: at('10:00') }, ['09:30']],
    ['lets a slot end after it', { from: at('10:00'), to: at('10:01') }, ['10:00']],
    ['finds nothing when it is empty', { from: at('10:00'), to: at('09:00') }, []],
  ])
})

describe('rule 12, limits', () => {
  // Saturday to Tuesday, over the end of a month: 2026-05-30 to 2026-06-02.
  const weekend: Changes = {
    from: instant('2026-05-30T00:00Z'),
    to: instant('2026-06-03T00:00Z'),
    hours: { weekly: everyDay(['12:00', '13:00']) },
  }
  const sat = '2026-05-30T12:00'
  const sun = '2026-05-31T12:00'
  const mon = '12:00'
  const tue = '2026-06-02T12:00'
  table([
    [
      'closes a day',
      { ...weekend, limits: { perDay: 1 }, countedStarts: counted('2026-05-31T23:59') },
      [sat, mon, tue],
    ],
    [
      'leaves a day open below the maximum',
      { ...weekend, limits: { perDay: 2 }, countedStarts: counted('2026-05-31T01:00') },
      [sat, sun, mon, tue],
    ],
    [
      'closes a week from Monday',
      { ...weekend, limits: { perWeek: 1 }, countedStarts: counted('2026-05-25T00:00') },
      [mon, tue],
    ],
    [
      'closes a week from Sunday',
      { ...weekend, limits: { perWeek: 1, weekStart: 'sun' }, countedStarts: counted('2026-06-06T23:00') },
      [sat],
    ],
    [
      'closes a month',
      { ...weekend, limits: { perMonth: 2 }, countedStarts: counted('2026-06-30T23:00', '2026-06-01T00:00') },
      [sat, sun],
    ],
    [
      'counts on the dates of the host',
      {
        ...weekend,
        hostTimeZone: 'Pacific/Auckland',
        limits: { perDay: 1 },
        // 2026-06-01 12:30 in Auckland, where 12:00 UTC is midnight.
        countedStarts: counted('2026-06-01T00:30'),
      },
      [sat, mon, tue],
    ],
    ['has no limit where it is null', { ...weekend, limits: { perDay: null } }, [sat, sun, mon, tue]],
  ])
})

test.each<[string, Partial<SlotQuestion>]>([
  ['invalid_time_zone: "Mars/Base"', { hostTimeZone: 'Mars/Base' }],
  ['invalid_increment: 0', { increment: 0 }],
  ['invalid_increment: NaN', { increment: Number.NaN }],
  ['invalid_date: "2026-02-30"', { window: { kind: 'date_range', from: '2026-02-30', to: '2026-03-01' } }],
])('names what it cannot use: %s', (message, changes) => {
  expect(() => findSlots({ ...question(), ...changes })).toThrow(message)
})

test('names hours that are none', () => {
  const hours = { weekly: everyDay(['9:00', '17:00']) }
  expect(() => findSlots(question({ hours }))).toThrow('invalid_wall_time: "9:00"')
})
