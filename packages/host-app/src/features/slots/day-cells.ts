import { instantOf, MINUTE } from '@scheduling/domain'
import type { Instant, Minutes, PlainDate, TimeZone } from '@scheduling/domain'
import { addDays } from '@scheduling/domain'

export interface DayCell {
  start: Instant
  isFree: boolean
}

/** Every possible start of a day in a zone: the free ones, and the others between them. */
export function cellsOfDay(
  date: PlainDate,
  zone: TimeZone,
  step: Minutes,
  free: readonly Instant[],
): DayCell[] {
  const from = instantOf(zone, date, '00:00')
  const to = instantOf(zone, addDays(date, 1), '00:00')
  const starts = new Set(free.filter((start) => start >= from && start < to))
  const onStep = Array.from(
    { length: Math.ceil((to - from) / (step * MINUTE)) },
    (_, index) => from + index * step * MINUTE,
  )
  return [...new Set([...onStep, ...starts])]
    .toSorted((a, b) => a - b)
    .map((start) => ({ start, isFree: starts.has(start) }))
}

/** Steps of a quarter of an hour to one hour. */
export function stepFor(increment: Minutes): Minutes {
  if (increment >= 60) return 60
  return increment >= 30 ? 30 : 15
}
