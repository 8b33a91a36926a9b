import { MINUTE } from '../time/time.ts'
import type { Instant, Interval, Minutes } from '../time/time.ts'
import type { OpenRanges } from './open-ranges.ts'

/**
 * The starts in `span` that the hours allow, distinct and ascending. Each merged range counts from its own start.
 * The whole meeting must fit into the union of the ranges.
 */
export function startsOnGrid(
  open: OpenRanges,
  duration: Minutes,
  increment: Minutes,
  span: Interval,
): Instant[] {
  const step = increment * MINUTE
  const length = duration * MINUTE
  const starts: Instant[] = []
  let newest = -Infinity
  let ascending = true
  for (let index = 0; index < open.start.length; index++) {
    const origin = open.start[index] as Instant
    const end = Math.min(open.end[index] as Instant, span.end)
    const latest = (open.joinedEnd[index] as Instant) - length
    const skipped = Math.max(0, Math.ceil((span.start - origin) / step))
    for (let start = origin + skipped * step; start < end && start <= latest; start += step) {
      if (start <= newest) ascending = false
      newest = start
      starts.push(start)
    }
  }
  // Only overnight ranges overlap those of another date.
  return ascending ? starts : [...new Set(Float64Array.from(starts).toSorted())]
}

/** The picked starts in `span`, distinct and ascending. */
export function pickedStarts(picked: readonly Instant[], span: Interval): Instant[] {
  const inside = picked.filter((start) => span.start <= start && start < span.end)
  return [...new Set(inside)].toSorted((a, b) => a - b)
}

/** Whether the whole meeting lies inside the union of the ranges, whatever the grid. */
export function fitsHours(open: OpenRanges, start: Instant, duration: Minutes): boolean {
  return open.start.some((from, index) => {
    return from <= start && start + duration * MINUTE <= (open.joinedEnd[index] as Instant)
  })
}

/**
 * Whether the start is on the grid of a range that it lies in (a multiple of the increment), or lies in no range.
 */
export function isOnGrid(open: OpenRanges, start: Instant, increment: Minutes): boolean {
  const inside = open.start.filter((from, index) => from <= start && start < (open.end[index] as Instant))
  return inside.length === 0 || inside.some((from) => (start - from) % (increment * MINUTE) === 0)
}
