import { sheetOf } from '../time/calendar-sheet.ts'
import type { Instant, Interval, PlainDate, TimeZone, Weekday } from '../time/time.ts'
import { dateOf, instantOf } from './zones.ts'

interface Shown {
  /** The month of this date is shown, except where it is past. Then, and if it is null, that of the instant is. */
  date: PlainDate | null
  instant: Instant
  weekStart: Weekday
  now: Instant
}

// Where each date begins first, and where it ends last.
const FIRST: TimeZone = 'Etc/GMT-14'
const LAST: TimeZone = 'Etc/GMT+12'

/**
 * The span of the sheets that a calendar shows in any zone. Where it is another date, the sheet may begin in another
 * week or month.
 */
export function sheetsSpan({ date, instant, weekStart, now }: Shown): Interval {
  const sheets = [FIRST, LAST].map((zone) => {
    const today = dateOf(zone, now)
    return sheetOf(date && date >= today ? date : dateOf(zone, instant), weekStart, today)
  })
  const dates = sheets.flat().toSorted()
  return {
    start: instantOf(FIRST, dates[0] as PlainDate, '00:00'),
    end: instantOf(LAST, dates.at(-1) as PlainDate, '24:00'),
  }
}
