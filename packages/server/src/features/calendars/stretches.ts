import type { Instant, Interval } from '@scheduling/domain'
import { DAY } from '@scheduling/domain'

// Busy times are read and stored in stretches that start at the same instants for every host.
export const STRETCH = 28 * DAY
// A year, with room at both ends. Nobody asks for more at once.
const STRETCHES_MAX = 16

/** The starts of the stretches that overlap the span, from the current one on. */
export function stretchesOf({ start, end }: Interval, now: Instant): Instant[] {
  const first = Math.floor(Math.max(start, now) / STRETCH) * STRETCH
  const found: Instant[] = []
  for (let at = first; at < end && found.length < STRETCHES_MAX; at += STRETCH) found.push(at)
  return found
}
