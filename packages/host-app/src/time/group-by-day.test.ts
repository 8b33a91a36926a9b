import { addDays, instantOf } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { groupByDay } from './group-by-day.ts'

const now = Date.parse('2026-12-01T12:00:00Z')
const group = (texts: string[], zone: string) => groupByDay(texts, (text) => Date.parse(text), zone, now)

test('an item stands under its date in the zone of the host', () => {
  const late = ['2026-12-01T23:30:00Z']
  expect(group(late, 'Europe/Berlin').map(({ date }) => date)).toEqual(['2026-12-02'])
  expect(group(late, 'America/New_York').map(({ date }) => date)).toEqual(['2026-12-01'])
})

test.each([
  ['2026-11-28T14:30:00Z', 'Pacific/Auckland', '2026-11-29'],
  ['2026-12-01T12:00:00Z', 'Pacific/Kiritimati', '2026-12-02'],
  ['2026-11-30T23:30:00Z', 'America/Los_Angeles', '2026-11-30'],
  ['2026-11-30T23:30:00Z', 'Asia/Kolkata', '2026-12-01'],
  ['2026-12-31T23:30:00Z', 'Europe/Berlin', '2027-01-01'],
  ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01'],
  ['2027-03-28T00:30:00Z', 'Europe/Berlin', '2027-03-28'],
])('at %s in %s it is %s, to the last minute of that day', (moment, zone, date) => {
  const at = Date.parse(moment)
  const end = instantOf(zone, addDays(date, 1), '00:00')
  const near = (then: number) =>
    groupByDay([at, end - 1, end], (one) => one, zone, then).map((day) => [day.date, day.near])
  expect(near(at)).toEqual([
    [date, 'today'],
    [addDays(date, 1), 'tomorrow'],
  ])
  // The list stays open over midnight.
  expect(near(end)).toEqual([
    [date, 'yesterday'],
    [addDays(date, 1), 'today'],
  ])
})

test('near days have their names', () => {
  const texts = [
    '2026-12-09T13:00:00Z',
    '2026-12-02T13:00:00Z',
    '2026-12-01T15:00:00Z',
    '2026-12-01T13:00:00Z',
    '2026-11-30T13:00:00Z',
  ]
  expect(group(texts, 'UTC').map(({ near, items }) => [near, items.length])).toEqual([
    [undefined, 1],
    ['tomorrow', 1],
    ['today', 2],
    ['yesterday', 1],
  ])
})
