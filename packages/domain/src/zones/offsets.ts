import type { DayNumber } from '../time/plain-date.ts'
import { DAY } from '../time/time.ts'
import type { Instant } from '../time/time.ts'

/** Local time as if it were UTC: milliseconds from its own 1970-01-01 00:00. */
export type LocalTime = number

/**
 * The offsets of a zone over a stretch of time, in milliseconds east of UTC: `offset[i]` holds from `since[i]`. The
 * first also holds before the stretch and the last after it.
 */
export interface Offsets {
  readonly since: readonly Instant[]
  readonly offset: readonly number[]
}

export function offsetIn(offsets: Offsets, instant: Instant): number {
  return offsets.offset[indexIn(offsets, instant)] as number
}

export function dayIn(offsets: Offsets, instant: Instant): DayNumber {
  return Math.floor((instant + offsetIn(offsets, instant)) / DAY)
}

/** The next instant at which the date may change: a midnight or a change of the clock. */
export function dayHoldsUntil(offsets: Offsets, instant: Instant): Instant {
  const index = indexIn(offsets, instant)
  const midnight = (dayIn(offsets, instant) + 1) * DAY - (offsets.offset[index] as number)
  return Math.min(midnight, offsets.since[index + 1] ?? Infinity)
}

function indexIn({ since }: Offsets, instant: Instant): number {
  let index = since.length - 1
  while (index > 0 && (since[index] as Instant) > instant) index--
  return index
}

/** The earliest instant at which the clock shows this time or later. */
export function firstInstantIn({ since, offset }: Offsets, local: LocalTime): Instant {
  const last = since.length - 1
  for (let index = 0; index < last; index++) {
    const reached = local - (offset[index] as number)
    if (reached < (since[index + 1] as Instant)) {
      // In a gap the clock skips the time, so the moment of the change is the first to show a later one.
      return index === 0 ? reached : Math.max(reached, since[index] as Instant)
    }
  }
  const reached = local - (offset[last] as number)
  return last === 0 ? reached : Math.max(reached, since[last] as Instant)
}

/** The first instant from which the clock never again shows an earlier time than this. */
export function lastInstantIn({ since, offset }: Offsets, local: LocalTime): Instant {
  for (let index = since.length - 1; index > 0; index--) {
    const reached = local - (offset[index] as number)
    if ((since[index] as Instant) < reached) return Math.min(reached, since[index + 1] ?? Infinity)
  }
  return Math.min(local - (offset[0] as number), since[1] ?? Infinity)
}
