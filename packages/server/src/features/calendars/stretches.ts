import type { Instant, Interval } from '@scheduling/domain'
import { DAY } from '@scheduling/domain'

// Busy times are read and kept in stretches that begin at the same instants for everybody.
export const STRETCH = 28 * DAY
// A year and what hangs over its ends; nobody asks for more at once.
const STRETCHES_MAX = 16

/** The beginnings of those that overlap the span, from the one of now on. */
export function stretchesOf({ start, end }: Interval, now: Instant): Instant[] {
  const first = Math.floor(Math.max(start, now) / STRETCH) * STRETCH
  const found: Instant[] = []
  for (let at = first; at < end && found.length < STRETCHES_MAX; at += STRETCH) found.push(at)
  return found
}
