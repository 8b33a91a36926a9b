import { dayNumber, weekdayIndex } from '../time/plain-date.ts'
import type { DayNumber } from '../time/plain-date.ts'
import { DAY, MINUTE } from '../time/time.ts'
import type { Instant, Interval } from '../time/time.ts'
import { offsetsBetween } from '../zones/changes.ts'
import { dayIn, firstInstantIn, lastInstantIn } from '../zones/offsets.ts'
import type { SlotRules } from './question.ts'

/** The first and the last date on which a booking may start; infinite if there is no such end. */
export interface DateSpan {
  first: DayNumber
  last: DayNumber
}

export type WindowRules = Pick<SlotRules, 'now' | 'minimumNotice' | 'window' | 'hostTimeZone'>

export function windowOf({ window, hostTimeZone, now }: WindowRules): DateSpan {
  // Also without a window: an unknown zone is refused.
  const today = dayIn(offsetsBetween(hostTimeZone, now, now), now)
  if (window.kind === 'date_range') return { first: dayNumber(window.from), last: dayNumber(window.to) }
  if (window.kind === 'indefinite') return { first: -Infinity, last: Infinity }
  const last = window.kind === 'weekdays' ? weekdayAfter(today, window.days) : today + window.days
  return { first: -Infinity, last }
}

export function isInWindow({ first, last }: DateSpan, day: DayNumber): boolean {
  return first <= day && day <= last
}

export function earliestStart({ now, minimumNotice }: WindowRules): Instant {
  return now + Math.max(0, minimumNotice) * MINUTE
}

/**
 * From the earliest possible start to the end of the latest possible slot, by notice and window. Nothing outside
 * has to be read. Without a last date the end is Infinity. If the end is not after the start, nothing is bookable.
 */
export function bookableSpan(rules: WindowRules): Interval {
  const { first, last } = windowOf(rules)
  const earliest = earliestStart(rules)
  return {
    start: first === -Infinity ? earliest : Math.max(earliest, midnightBefore(rules.hostTimeZone, first)),
    end: last === Infinity ? Infinity : midnightAfter(rules.hostTimeZone, last),
  }
}

function midnightBefore(zone: string, day: DayNumber): Instant {
  const local = day * DAY
  return firstInstantIn(offsetsBetween(zone, local - DAY, local + DAY), local)
}

// Where clocks are set back over midnight, the date comes twice, so its last midnight counts.
function midnightAfter(zone: string, day: DayNumber): Instant {
  const local = (day + 1) * DAY
  return lastInstantIn(offsetsBetween(zone, local - DAY, local + DAY), local)
}

/** The n-th Monday to Friday after today. */
function weekdayAfter(today: DayNumber, count: number): DayNumber {
  let day = today
  for (let left = count; left > 0;) {
    day++
    if (weekdayIndex(day) < 5) left--
  }
  return day
}
