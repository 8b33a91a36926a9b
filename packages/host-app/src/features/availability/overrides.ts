import type { DateOverride, HourRange, Hours, PlainDate } from '@scheduling/domain'
import { addDays, weekdayOf } from '@scheduling/domain'

export function overrideOf(hours: Hours, date: PlainDate): DateOverride | undefined {
  return hours.overrides.find((override) => override.date === date)
}

/** The hours that count on a date. */
export function rangesOn(hours: Hours, date: PlainDate): HourRange[] {
  return overrideOf(hours, date)?.ranges ?? hours.weekly[weekdayOf(date)]
}

// A year, so that a slip of the finger adds no more.
const DATES_MAX = 366

/** All dates from one to the other, whichever is earlier. */
export function datesBetween(one: PlainDate, other: PlainDate): PlainDate[] {
  const [first, last] = one < other ? [one, other] : [other, one]
  const dates: PlainDate[] = []
  for (let date = first; date <= last && dates.length < DATES_MAX; date = addDays(date, 1)) dates.push(date)
  return dates
}

/** Adds or replaces, in the order of dates. */
export function putOverrides(hours: Hours, dates: readonly PlainDate[], ranges: HourRange[]): Hours {
  const added = dates.map((date) => ({ date, ranges }))
  const overrides = [...removeOverrides(hours, dates).overrides, ...added].toSorted((a, b) =>
    a.date.localeCompare(b.date),
  )
  return { ...hours, overrides }
}

export function removeOverrides(hours: Hours, dates: readonly PlainDate[]): Hours {
  return { ...hours, overrides: hours.overrides.filter(({ date }) => !dates.includes(date)) }
}
