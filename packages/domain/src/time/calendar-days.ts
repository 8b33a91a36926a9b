import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval'
import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { noon, plain } from './calendar-sheet.ts'
import type { PlainDate } from './time.ts'

/** How many days the month of this date has. */
export function daysInMonth(date: PlainDate): number {
  return getDaysInMonth(noon(date))
}

/** How many days later the second date is; negative if it is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return differenceInCalendarDays(noon(to), noon(from))
}

/** All dates from the first to the last, inclusive; none if the last is earlier. */
export function datesBetween(first: PlainDate, last: PlainDate): PlainDate[] {
  return first > last ? [] : eachDayOfInterval({ start: noon(first), end: noon(last) }).map(plain)
}
