import { DAY } from '../time/time.ts'
import type { Instant, Interval } from '../time/time.ts'
import { offsetsBetween } from '../zones/changes.ts'
import { dayIn, dayHoldsUntil } from '../zones/offsets.ts'
import type { Offsets } from '../zones/offsets.ts'
import { isFull, limitedPeriods } from './booking-limits.ts'
import type { LimitedPeriod } from './booking-limits.ts'
import type { SlotRules } from './question.ts'
import { isInWindow, windowOf } from './window.ts'
import type { DateSpan, WindowRules } from './window.ts'

// A month around each start, with room for the date line.
const PERIOD_MAX = 33 * DAY

/** The rules about dates in a zone. */
export type DateRules = WindowRules & Pick<SlotRules, 'limits' | 'countedStarts' | 'busy'>

/** What the host's dates decide about the starts in a span: window and limits. */
export interface HostDates {
  offsets: Offsets
  window: DateSpan
  periods: LimitedPeriod[]
  /** Starts of meetings that have seats left. Limits count them already. */
  withSeats: ReadonlySet<Instant>
}

export function hostDates(rules: DateRules, span: Interval): HostDates {
  const offsets = offsetsBetween(rules.hostTimeZone, span.start - PERIOD_MAX, span.end + PERIOD_MAX)
  return {
    offsets,
    window: windowOf(rules),
    periods: limitedPeriods(rules.limits, rules.countedStarts, offsets),
    withSeats: new Set(
      rules.busy.flatMap((busy) => ('hasFreeSeats' in busy && busy.hasFreeSeats ? [busy.start] : [])),
    ),
  }
}

/** The starts on dates inside the window and in periods that are not full, ascending. */
export function startsOnOpenDates(starts: Instant[], rules: DateRules, span: Interval): Instant[] {
  return bindsDates(rules) ? starts.filter(isOnOpenDate(hostDates(rules, span))) : starts
}

/** Whether some dates may be closed. */
export function bindsDates({ window, limits: { perDay, perWeek, perMonth } }: DateRules): boolean {
  return window.kind !== 'indefinite' || [perDay, perWeek, perMonth].some((limit) => limit != null)
}

/** Tells it of each start, if it is asked about ascending starts. */
export function isOnOpenDate(dates: HostDates): (start: Instant) => boolean {
  let isInside = false
  let isDayFull = false
  let until = -Infinity
  return (start) => {
    if (start >= until) {
      const day = dayIn(dates.offsets, start)
      isInside = isInWindow(dates.window, day)
      isDayFull = isInside && dates.periods.some((period) => isFull(period, day))
      until = dayHoldsUntil(dates.offsets, start)
    }
    return isInside && (!isDayFull || dates.withSeats.has(start))
  }
}
