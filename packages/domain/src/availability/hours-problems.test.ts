import { expect, test } from 'vitest'
import { hoursProblems } from './hours-problems.ts'
import type { HoursProblem } from './hours-problems.ts'
import { CLOSED } from '../slots/question.example.ts'

type Ranges = [start: string, end: string][]

function ranges(pairs: Ranges) {
  return pairs.map(([start, end]) => ({ start, end }))
}

test.each<[string, Ranges, HoursProblem[]]>([
  [
    'hours that touch',
    [
      ['09:00', '12:00'],
      ['12:00', '17:00'],
    ],
    [],
  ],
  [
    'hours over midnight',
    [
      ['09:00', '12:00'],
      ['22:00', '02:00'],
    ],
    [],
  ],
  ['hours to the end of the day', [['00:00', '24:00']], []],
  ['no hours', [], []],
  ['a time that is none', [['9:00', '12:00']], [{ code: 'invalid_time', on: 'mon', index: 0 }]],
  ['a time after the end of the day', [['09:00', '24:30']], [{ code: 'invalid_time', on: 'mon', index: 0 }]],
  ['a start at the end of the day', [['24:00', '02:00']], [{ code: 'invalid_time', on: 'mon', index: 0 }]],
  ['an end at the start', [['09:00', '09:00']], [{ code: 'empty', on: 'mon', index: 0 }]],
  [
    'hours that overlap, said of the later one',
    [
      ['09:00', '12:00'],
      ['13:00', '14:00'],
      ['11:59', '12:30'],
    ],
    [{ code: 'overlap', on: 'mon', index: 2 }],
  ],
  [
    'hours that overlap before midnight',
    [
      ['22:00', '02:00'],
      ['23:00', '24:00'],
    ],
    [{ code: 'overlap', on: 'mon', index: 1 }],
  ],
])('%s', (_, pairs, problems) => {
  const weekly = { ...CLOSED, mon: ranges(pairs) }
  expect(hoursProblems({ timeZone: 'UTC', weekly, overrides: [] })).toEqual(problems)
})

test('overrides are looked at as well, and each date may have one', () => {
  const overrides = [
    { date: '2026-06-01', ranges: ranges([['09:00', '09:00']]) },
    { date: '2026-06-01', ranges: [] },
    { date: '2026-06-31', ranges: [] },
  ]
  expect(hoursProblems({ timeZone: 'Mars/Base', weekly: CLOSED, overrides })).toEqual([
    { code: 'invalid_time_zone' },
    { code: 'empty', on: '2026-06-01', index: 0 },
    { code: 'duplicate_date', date: '2026-06-01' },
    { code: 'invalid_date', date: '2026-06-31' },
  ])
})
