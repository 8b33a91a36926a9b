import { dayNumber, firstDayOfMonth, monthNumber, plainDate, weekdayIndex } from './plain-date.ts'
import { WEEKDAYS } from './time.ts'
import type { PlainDate, Weekday } from './time.ts'

// The most weeks that a month touches; always as many, so that turning the leaf moves nothing below it.
const DAYS = 6 * 7

/** First and last date of the calendar sheet that shows the month of this date. */
export function sixWeeks(date: PlainDate, weekStart: Weekday): { first: PlainDate; last: PlainDate } {
  const monthStart = firstDayOfMonth(monthNumber(dayNumber(date)))
  const before = (weekdayIndex(monthStart) - WEEKDAYS.indexOf(weekStart) + 7) % 7
  const first = monthStart - before
  return { first: plainDate(first), last: plainDate(first + DAYS - 1) }
}
