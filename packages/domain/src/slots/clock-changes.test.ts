import { expect, test } from 'vitest'
import { DAY } from '../time/time.ts'
import { instantOf } from '../zones/zones.ts'
import { findSlots } from './find-slots.ts'
import { CLOSED, everyDay, instant, question, texts } from './question.example.ts'

// Rule 3 on days on which other schedulers fail. Starts are in UTC; a meeting is as long as its increment.
test.each<
  [what: string, zone: string, date: string, hours: [string, string], step: number, starts: string[]]
>([
  [
    'a range over the spring gap loses its hour',
    'America/New_York',
    '2026-03-08',
    ['01:00', '04:00'],
    60,
    ['06:00', '07:00'],
  ],
  [
    'a start inside the gap moves to the change',
    'America/New_York',
    '2026-03-08',
    ['02:30', '04:00'],
    30,
    ['07:00', '07:30'],
  ],
  [
    'an end inside the gap moves to the change',
    'America/New_York',
    '2026-03-08',
    ['01:00', '02:30'],
    30,
    ['06:00', '06:30'],
  ],
  ['a range inside the gap is nothing', 'America/New_York', '2026-03-08', ['02:00', '03:00'], 15, []],
  [
    'hours after the gap are not moved',
    'America/New_York',
    '2026-03-08',
    ['09:00', '11:00'],
    60,
    ['13:00', '14:00'],
  ],
  [
    'a range over the repeated hour is longer',
    'America/New_York',
    '2026-11-01',
    ['00:00', '03:00'],
    60,
    ['04:00', '05:00', '06:00', '07:00'],
  ],
  [
    'a start in the repeated hour is its first occurrence',
    'America/New_York',
    '2026-11-01',
    ['01:30', '03:00'],
    60,
    ['05:30', '06:30'],
  ],
  [
    'an end in the repeated hour is its first occurrence',
    'America/New_York',
    '2026-11-01',
    ['00:00', '01:30'],
    30,
    ['04:00', '04:30', '05:00'],
  ],
  [
    'an end right after the repeated hour includes it',
    'Europe/Paris',
    '2026-10-25',
    ['01:00', '03:00'],
    60,
    ['2026-10-24T23:00', '00:00', '01:00'],
  ],
  [
    'a skipped midnight is the change',
    'Africa/Cairo',
    '2026-04-24',
    ['00:00', '02:00'],
    30,
    ['2026-04-23T22:00', '2026-04-23T22:30'],
  ],
  [
    'a day that is set back at its end is longer',
    'Africa/Cairo',
    '2026-10-29',
    ['22:00', '24:00'],
    60,
    ['19:00', '20:00', '21:00'],
  ],
  [
    'a skipped midnight in Beirut',
    'Asia/Beirut',
    '2026-03-29',
    ['00:00', '03:00'],
    60,
    ['2026-03-28T22:00', '2026-03-28T23:00'],
  ],
  [
    'an overnight range over a skipped midnight',
    'America/Sao_Paulo',
    '2018-11-03',
    ['22:00', '02:00'],
    60,
    ['2018-11-04T01:00', '2018-11-04T02:00', '2018-11-04T03:00'],
  ],
  [
    'an overnight range over a repeated hour',
    'America/Havana',
    '2026-10-31',
    ['23:00', '01:00'],
    60,
    ['2026-11-01T03:00', '2026-11-01T04:00', '2026-11-01T05:00'],
  ],
  [
    'half an hour is skipped',
    'Australia/Lord_Howe',
    '2026-10-04',
    ['01:00', '04:00'],
    60,
    ['2026-10-03T14:30', '2026-10-03T15:30'],
  ],
  [
    'half an hour is repeated',
    'Australia/Lord_Howe',
    '2026-04-05',
    ['01:00', '03:00'],
    30,
    ['14:00', '14:30', '15:00', '15:30', '16:00'].map((time) => `2026-04-04T${time}`),
  ],
  [
    'Ireland, where winter is the exception',
    'Europe/Dublin',
    '2026-03-29',
    ['00:30', '03:00'],
    30,
    ['00:30', '01:00', '01:30'],
  ],
  [
    'Ramadan begins in Morocco',
    'Africa/Casablanca',
    '2026-02-15',
    ['02:00', '04:00'],
    60,
    ['01:00', '02:00', '03:00'],
  ],
  [
    'Ramadan is over in Morocco',
    'Africa/Casablanca',
    '2026-03-22',
    ['01:00', '04:00'],
    60,
    ['01:00', '02:00'],
  ],
  [
    'two hours at once',
    'Antarctica/Troll',
    '2026-03-29',
    ['00:00', '05:00'],
    60,
    ['00:00', '01:00', '02:00'],
  ],
])('%s (%s, %s)', (_, zone, date, range, step, starts) => {
  const from = instantOf(zone, date, '00:00')
  const slotQuestion = question({
    from: from - DAY,
    to: from + 3 * DAY,
    hours: {
      timeZone: zone,
      overrides: [{ date, ranges: [{ start: range[0], end: range[1] }] }],
      weekly: CLOSED,
    },
    duration: step,
    increment: step,
  })
  const full = starts.map((start) => (start.includes('T') ? `${start}Z` : `${date}T${start}Z`))
  expect(texts(findSlots(slotQuestion))).toEqual(full)
})

test('a date that the zone skipped has no hours', () => {
  const slotQuestion = question({
    from: instant('2011-12-29T00:00Z'),
    to: instant('2012-01-01T00:00Z'),
    hours: { timeZone: 'Pacific/Apia', weekly: everyDay(['09:00', '10:00']) },
  })
  // The 28th, the 29th, then the 31st (an ordinary day later) and the 1st.
  expect(texts(findSlots(slotQuestion))).toEqual([
    '2011-12-29T19:00Z',
    '2011-12-30T19:00Z',
    '2011-12-31T19:00Z',
  ])
})

test('an overnight range into a skipped date ends at the change', () => {
  const slotQuestion = question({
    from: instant('2011-12-30T00:00Z'),
    to: instant('2011-12-31T00:00Z'),
    hours: { timeZone: 'Pacific/Apia', weekly: { ...CLOSED, thu: [{ start: '22:00', end: '09:00' }] } },
  })
  expect(texts(findSlots(slotQuestion))).toEqual([
    '2011-12-30T08:00Z',
    '2011-12-30T08:30Z',
    '2011-12-30T09:00Z',
  ])
})

// St. John's until 2011: from 00:01 back to 23:01 of the day before. 2010-11-07 00:00 is 02:30 UTC, and at 03:00
// UTC it is 23:30 on the 6th again.
const stJohns = question({
  from: instant('2010-11-07T02:00Z'),
  to: instant('2010-11-07T04:00Z'),
  hours: { timeZone: 'America/St_Johns', weekly: { ...CLOSED, sun: [{ start: '00:00', end: '02:00' }] } },
  duration: 15,
})

test('where the date goes back, its hours go on from their first midnight', () => {
  expect(texts(findSlots(stJohns))).toEqual(['2010-11-07T02:30Z', '2010-11-07T03:00Z', '2010-11-07T03:30Z'])
  const within = { ...stJohns, from: instant('2010-11-07T03:00Z'), to: instant('2010-11-07T03:10Z') }
  expect(texts(findSlots(within))).toEqual(['2010-11-07T03:00Z'])
})

test('where the date goes back, window and limits follow what the calendar on the wall shows', () => {
  const window = { kind: 'date_range', from: '2010-11-01', to: '2010-11-06' } as const
  expect(texts(findSlots({ ...stJohns, window }))).toEqual(['2010-11-07T03:00Z'])
  const full = { limits: { perDay: 1 }, countedStarts: [instant('2010-11-07T12:00Z')] }
  expect(texts(findSlots({ ...stJohns, ...full }))).toEqual(['2010-11-07T03:00Z'])
})
