import { dayNumber, plainDate } from '../time/plain-date.ts'
import type { PlainDate } from '../time/time.ts'
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

/**
 * The hours with each day off as an override without ranges. An override that the host wrote wins over a holiday,
 * because the host chose that date. Time away wins over both.
 */
export function withDaysOff(hours: Hours, { holidays, away }: DaysOff): Hours {
  if (holidays.length === 0 && away.length === 0) return hours
  const awayDates = new Set(away.flatMap(datesOf))
  const written = hours.overrides.filter(({ date }) => !awayDates.has(date))
  const closed = new Set([...awayDates, ...written.map(({ date }) => date)])
  return {
    ...hours,
    overrides: [
      ...written,
      ...Array.from(awayDates, (date): DateOverride => ({ date, ranges: [], dayOff: { code: 'time_away' } })),
      ...holidays
        .filter(({ date }) => !closed.has(date))
        .map(({ date, name }): DateOverride => ({ date, ranges: [], dayOff: { code: 'holiday', name } })),
    ],
  }
}

function datesOf({ from, to }: DateRange): PlainDate[] {
  const first = dayNumber(from)
  return Array.from({ length: dayNumber(to) - first + 1 }, (_, index) => plainDate(first + index))
}
