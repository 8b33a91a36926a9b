import { expect, test } from 'vitest'
import { bookingOf } from '../../fixtures/records.ts'
import { groupByDay } from './booking-groups.ts'

const at = (start: string) => bookingOf({ id: start, start })
const now = Date.parse('2026-12-01T12:00:00Z')

test('a meeting stands under its date in the zone of the host', () => {
  const late = at('2026-12-01T23:30:00Z')
  expect(groupByDay([late], 'Europe/Berlin', now).map(({ date }) => date)).toEqual(['2026-12-02'])
  expect(groupByDay([late], 'America/New_York', now).map(({ date }) => date)).toEqual(['2026-12-01'])
})

test('near days have their names', () => {
  const groups = groupByDay(
    [
      at('2026-12-01T13:00:00Z'),
      at('2026-12-01T15:00:00Z'),
      at('2026-12-02T13:00:00Z'),
      at('2026-12-09T13:00:00Z'),
    ],
    'UTC',
    now,
  )
  expect(groups.map(({ near, bookings }) => [near, bookings.length])).toEqual([
    ['today', 2],
    ['tomorrow', 1],
    [undefined, 1],
  ])
})
