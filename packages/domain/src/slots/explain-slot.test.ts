import { describe, expect, test } from 'vitest'
import { explainSlot } from './explain-slot.ts'
import { everyDay, instant, question } from './question.example.ts'
import type { Reason } from './question.ts'

function at(time: string): number {
  return instant(`2026-06-01T${time}Z`)
}

const busy = { start: at('09:00'), end: at('09:30'), source: 'booking-1' }
const hours = { weekly: everyDay(['09:00', '17:00']) }

type Changes = Parameters<typeof question>[0]

test.each<[string, string, Changes, Reason[]]>([
  ['no reason for a bookable start', '09:30', {}, []],
  ['hours', '08:00', {}, [{ code: 'outside_hours' }]],
  ['hours, where the meeting would end too late', '10:30', {}, [{ code: 'outside_hours' }]],
  ['the increment', '09:10', {}, [{ code: 'not_on_increment', increment: 30 }]],
  [
    'an override that took the hours away',
    '09:00',
    { hours: { overrides: [{ date: '2026-06-01', ranges: [] }] } },
    [{ code: 'override', date: '2026-06-01' }],
  ],
  [
    'an override that cut the night before',
    '01:00',
    {
      hours: {
        weekly: everyDay(['22:00', '03:00']),
        overrides: [{ date: '2026-06-01', ranges: [] }],
      },
    },
    [{ code: 'override', date: '2026-06-01' }],
  ],
  [
    'an override of the day before, whose hours went over midnight',
    '01:00',
    {
      hours: {
        weekly: everyDay(['22:00', '03:00']),
        overrides: [{ date: '2026-05-31', ranges: [] }],
      },
    },
    [{ code: 'override', date: '2026-05-31' }],
  ],
  [
    'hours, where the override has nothing to do with it',
    '08:00',
    { hours: { overrides: [{ date: '2026-06-01', ranges: [] }] } },
    [{ code: 'outside_hours' }],
  ],
  [
    'the busy item under the meeting',
    '09:00',
    { busy: [busy] },
    [{ code: 'busy', busy, interval: { start: at('09:00'), end: at('09:30') } }],
  ],
  [
    'a missing buffer beside an item',
    '09:30',
    { busy: [busy], bufferBefore: 5 },
    [{ code: 'buffer', busy, interval: { start: at('09:00'), end: at('09:30') } }],
  ],
  ['the past', '09:00', { now: at('09:01') }, [{ code: 'in_the_past' }]],
  [
    'the minimum notice, with the first instant that keeps it',
    '09:00',
    { now: at('08:00'), minimumNotice: 90 },
    [{ code: 'minimum_notice', earliest: at('09:30') }],
  ],
  [
    'the window, with its ends',
    '09:00',
    { window: { kind: 'date_range', from: '2026-06-02', to: '2026-06-30' } },
    [{ code: 'outside_window', first: '2026-06-02', last: '2026-06-30' }],
  ],
  [
    'the end of a window that begins now',
    '09:00',
    { now: instant('2026-05-25T00:00Z'), window: { kind: 'weekdays', days: 4 } },
    [{ code: 'outside_window', first: null, last: '2026-05-29' }],
  ],
  [
    'full periods, with their dates',
    '09:00',
    { limits: { perDay: 1, perWeek: 1, perMonth: 1, weekStart: 'sun' }, countedStarts: [at('16:00')] },
    [
      { code: 'limit_day', limit: 1, from: '2026-06-01', to: '2026-06-01' },
      { code: 'limit_week', limit: 1, from: '2026-05-31', to: '2026-06-06' },
      { code: 'limit_month', limit: 1, from: '2026-06-01', to: '2026-06-30' },
    ],
  ],
])('gives %s', (_, time, changes, reasons) => {
  expect(explainSlot(question({ duration: 60, ...changes }), at(time))).toEqual(reasons)
})

describe('gives all reasons at once', () => {
  test('from the past to the limits', () => {
    const slotQuestion = question({
      hours,
      now: at('12:00'),
      minimumNotice: 60,
      window: { kind: 'date_range', from: '2026-06-02', to: '2026-06-02' },
      limits: { perDay: 0 },
      busy: [busy, { start: at('10:00'), end: at('11:00') }],
      bufferAfter: 10,
    })
    const codes = explainSlot(slotQuestion, at('09:05')).map(({ code }) => code)
    expect(codes).toEqual([
      'not_on_increment',
      'in_the_past',
      'minimum_notice',
      'outside_window',
      'limit_day',
      'busy',
      'busy',
    ])
  })
})
