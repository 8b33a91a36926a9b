import { dateOf, MINUTE, offsetAt } from '@scheduling/domain'
import type { Instant, Minutes, PlainDate, TimeZone } from '@scheduling/domain'

export interface ClockChange {
  /** On which the new time begins. */
  date: PlainDate
  /** Forward; negative is back. */
  minutes: Minutes
}

/** The latest change of the clocks of a zone that makes them differ at `to` from what they show at `from`. */
export function clockChangeBetween(zone: TimeZone, from: Instant, to: Instant): ClockChange | undefined {
  const after = offsetAt(zone, to)
  const shift = after - offsetAt(zone, from)
  if (shift === 0) return undefined
  let [before, changed] = [from, to]
  while (changed - before > MINUTE) {
    const middle = Math.floor((before + changed) / 2)
    if (offsetAt(zone, middle) === after) changed = middle
    else before = middle
  }
  return { date: dateOf(zone, changed), minutes: shift / MINUTE }
}
