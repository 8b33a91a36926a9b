import type { DateOverride, HourRange, Hours, PlainDate } from '@scheduling/domain'
import { weekdayOf } from '@scheduling/domain'

export function overrideOf(hours: Hours, date: PlainDate): DateOverride | undefined {
  return hours.overrides.find((override) => override.date === date)
}

/** The hours that count on a date. */
export function rangesOn(hours: Hours, date: PlainDate): HourRange[] {
  return overrideOf(hours, date)?.ranges ?? hours.weekly[weekdayOf(date)]
}

/** Adds or replaces, in the order of dates. */
export function putOverride(hours: Hours, override: DateOverride): Hours {
  const others = hours.overrides.filter(({ date }) => date !== override.date)
  const overrides = [...others, override].toSorted((a, b) => a.date.localeCompare(b.date))
  return { ...hours, overrides }
}

export function removeOverride(hours: Hours, date: PlainDate): Hours {
  return { ...hours, overrides: hours.overrides.filter((override) => override.date !== date) }
}
