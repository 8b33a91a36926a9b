import { DAY } from '../time/time.ts'
import type { Instant, TimeZone } from '../time/time.ts'
import { offsetsBetween } from './changes.ts'
import { offsetIn } from './offsets.ts'

/** A change of the clocks; offsets in milliseconds east of UTC. */
export interface ClockChange {
  /** The first instant of the new time. */
  at: Instant
  from: number
  to: number
}

/** Every change after one instant and up to another, ascending. */
export function clockChanges(zone: TimeZone, after: Instant, until: Instant): ClockChange[] {
  const { since, offset } = offsetsBetween(zone, after, until)
  return since.flatMap((at, index) => {
    const from = offset[index - 1]
    return from === undefined || at <= after || at > until ? [] : [{ at, from, to: offset[index] as number }]
  })
}

/** The change that makes the clock differ between `from` and `to`; undefined if it does not differ. */
export function clockChangeBetween(zone: TimeZone, from: Instant, to: Instant): ClockChange | undefined {
  const changes = clockChanges(zone, from, to)
  const [first, last] = [changes[0], changes.at(-1)]
  return first && last && last.to !== first.from ? { ...last, from: first.from } : undefined
}

/** Whether the clock shows this time twice because it is set back over it. */
export function isShownTwice(zone: TimeZone, instant: Instant): boolean {
  const offsets = offsetsBetween(zone, instant - DAY, instant + DAY)
  const local = instant + offsetIn(offsets, instant)
  return offsets.offset.some((offset) => {
    const other = local - offset
    return other !== instant && offsetIn(offsets, other) === offset
  })
}
