import { dayNumber, plainDate } from '../time/plain-date.ts'
import type { DayNumber } from '../time/plain-date.ts'
import { DAY } from '../time/time.ts'
import type { Interval, PlainDate } from '../time/time.ts'
import type { DateOverride, Hours } from './availability.ts'

/** A public holiday on which its host does not work. */
export interface Holiday {
  date: PlainDate
  name: string
}

/** The first and the last date. */
export interface DateRange {
  from: PlainDate
  to: PlainDate
}

/** Dates without times, in whatever zone the hours are. */
export interface DaysOff {
  holidays: readonly Holiday[]
  away: readonly DateRange[]
}

// Meetings and hours over midnight take a day each, a zone is a day from UTC at most, and it may skip a date.
const REACH = 7

/**
 * The hours with each day off around the span as an override without ranges. An override that the host wrote wins over
 * a holiday, because the host chose that date. Time away wins over both.
 */
export function withDaysOff(hours: Hours, { holidays, away }: DaysOff, { start, end }: Interval): Hours {
  const first = Math.floor(start / DAY) - REACH
  const last = Math.floor(end / DAY) + REACH
  const awayDates = new Set(away.flatMap((range) => datesOf(range, first, last)))
  const written = hours.overrides.filter(({ date }) => !awayDates.has(date))
  const closed = new Set([...awayDates, ...written.map(({ date }) => date)])
  const holidaysOff = holidays.filter(({ date }) => {
    const day = dayNumber(date)
    return first <= day && day <= last && !closed.has(date)
  })
  if (awayDates.size === 0 && holidaysOff.length === 0) return hours
  return {
    ...hours,
    overrides: [
      ...written,
      ...Array.from(awayDates, (date): DateOverride => ({ date, ranges: [], dayOff: { code: 'time_away' } })),
      ...holidaysOff.map(({ date, name }): DateOverride => ({
        date,
        ranges: [],
        dayOff: { code: 'holiday', name },
      })),
    ],
  }
}

/** Those from the first day to the last. */
function datesOf({ from, to }: DateRange, first: DayNumber, last: DayNumber): PlainDate[] {
  const start = Math.max(dayNumber(from), first)
  const end = Math.min(dayNumber(to), last)
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => plainDate(start + index))
}
