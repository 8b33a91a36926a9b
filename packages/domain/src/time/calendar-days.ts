import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval'
import { getDaysInMonth } from 'date-fns/getDaysInMonth'
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
  return first > last ? [] : eachDayOfInterval({ start: noon(first), end: noon(last) }).map(plainDateOf)
}

// A date without a zone. date-fns counts on the local clock, and noon exists on every day in every zone.
function noon(date: PlainDate): Date {
  return new Date(`${date}T12:00`)
}

function plainDateOf(date: Date): PlainDate {
  return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`
}

function digits(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
