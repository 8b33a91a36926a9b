import { dateOf, MINUTE, offsetAt } from '@scheduling/domain'
import type { Instant, PlainDate, TimeZone } from '@scheduling/domain'

/** Clocks of a zone are set between two instants. */
export interface ClockChange {
  zone: TimeZone
  /** The date on which the new time begins. */
  date: PlainDate
  /** Minutes forward; negative is back. */
  minutes: number
}

/** The change that makes the clock differ at `to` from what it shows at `from`; null where it does not differ. */
export function clockChangeBetween(zone: TimeZone, from: Instant, to: Instant): ClockChange | null {
  const after = offsetAt(zone, to)
  const shift = after - offsetAt(zone, from)
  if (shift === 0) return null
  let before = from
  let changed = to
  while (changed - before > MINUTE) {
    const middle = before + Math.floor((changed - before) / 2)
    if (offsetAt(zone, middle) === after) changed = middle
    else before = middle
  }
  return { zone, date: dateOf(zone, changed), minutes: shift / MINUTE }
}
