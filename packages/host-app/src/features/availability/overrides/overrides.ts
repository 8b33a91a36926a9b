import type { DateOverride, HourRange, Hours, PlainDate } from '@scheduling/domain'
import { addDays, datesBetween, weekdayOf } from '@scheduling/domain'

export function overrideOf(hours: Hours, date: PlainDate): DateOverride | undefined {
  return hours.overrides.find((override) => override.date === date)
}

/** The hours that apply on a date. */
export function rangesOn(hours: Hours, date: PlainDate): HourRange[] {
  return overrideOf(hours, date)?.ranges ?? hours.weekly[weekdayOf(date)]
}

// One year, so that a slip does not add more.
const DATES_MAX = 366

/** All dates between the two, in either order. */
export function datesOfRange(one: PlainDate, other: PlainDate): PlainDate[] {
  const [first, last] = one < other ? [one, other] : [other, one]
  const latest = addDays(first, DATES_MAX - 1)
  return datesBetween(first, last < latest ? last : latest)
}

/** Adds or replaces overrides, sorted by date. */
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
