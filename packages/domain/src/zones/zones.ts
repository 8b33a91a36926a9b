import { dayNumber, plainDate } from '../time/plain-date.ts'
import { DAY, MINUTE } from '../time/time.ts'
import type { Instant, PlainDate, TimeZone, WallTime } from '../time/time.ts'
import { minuteOfDay, wallTime } from '../time/wall-time.ts'
import { offsetsBetween } from './changes.ts'
import { firstInstantIn, offsetIn } from './offsets.ts'

// No clock is further from UTC than 16 hours. Manila before 1845 and Alaska before 1867 come close.
const OFFSET_MAX = 16 * 60 * MINUTE

/** Milliseconds east of UTC. */
export function offsetAt(zone: TimeZone, instant: Instant): number {
  return offsetIn(offsetsBetween(zone, instant, instant), instant)
}

/**
 * The earliest instant at which a wall clock in this zone shows this time of this date or later. Where clocks are
 * set back, this is the first occurrence. Where the time or the whole date is skipped, it is the moment of the
 * change.
 */
export function instantOf(zone: TimeZone, date: PlainDate, time: WallTime): Instant {
  const local = dayNumber(date) * DAY + minuteOfDay(time) * MINUTE
  return firstInstantIn(offsetsBetween(zone, local - OFFSET_MAX, local + OFFSET_MAX), local)
}

export function dateOf(zone: TimeZone, instant: Instant): PlainDate {
  return plainDate(Math.floor((instant + offsetAt(zone, instant)) / DAY))
}

/** To the minute; seconds are dropped. */
export function wallTimeOf(zone: TimeZone, instant: Instant): WallTime {
  const local = instant + offsetAt(zone, instant)
  return wallTime(Math.floor((local - Math.floor(local / DAY) * DAY) / MINUTE))
}
