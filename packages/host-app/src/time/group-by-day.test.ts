import { expect, test } from 'vitest'
import { groupByDay } from './group-by-day.ts'

const now = Date.parse('2026-12-01T12:00:00Z')
const group = (texts: string[], zone: string) => groupByDay(texts, (text) => Date.parse(text), zone, now)

test('an item stands under its date in the zone of the host', () => {
  const late = ['2026-12-01T23:30:00Z']
  expect(group(late, 'Europe/Berlin').map(({ date }) => date)).toEqual(['2026-12-02'])
  expect(group(late, 'America/New_York').map(({ date }) => date)).toEqual(['2026-12-01'])
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
