import { addDays, dayNumber, firstDayOfMonth, monthNumber, plainDate, weekdayIndex } from './plain-date.ts'
import { WEEKDAYS } from './time.ts'
import type { PlainDate, Weekday } from './time.ts'

/** The same day of another month, or that month's last day. Every booking page has it, so it needs no library. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const month = monthNumber(dayNumber(date)) + months
  const last = firstDayOfMonth(month + 1) - 1
  return plainDate(Math.min(firstDayOfMonth(month) + Number(date.slice(8)) - 1, last))
}

export function monthStart(date: PlainDate): PlainDate {
  return `${date.slice(0, 7)}-01`
}

export function inSameMonth(one: PlainDate, other: PlainDate): boolean {
  return one.slice(0, 7) === other.slice(0, 7)
}

/** The first date of the week of this date. */
export function weekStartOf(date: PlainDate, weekStart: Weekday): PlainDate {
  return addDays(date, -((weekdayIndex(dayNumber(date)) - WEEKDAYS.indexOf(weekStart) + 7) % 7))
}

// The most weeks that a month touches. The number is always the same, so that changing the month moves nothing
// below the calendar.
const SHEET_DAYS = 6 * 7

let lastSheet: { key: string; dates: PlainDate[] } | null = null

/**
 * The dates that a calendar shows for the month of this date. The current month begins with the current week,
 * because nothing earlier can be booked. Cached, because most visitors of a server ask for the same one.
 */
export function sheetOf(date: PlainDate, weekStart: Weekday, today: PlainDate): readonly PlainDate[] {
  const from = inSameMonth(date, today) ? today : monthStart(date)
  const key = from + weekStart
  if (lastSheet?.key !== key) {
    const first = weekStartOf(from, weekStart)
    lastSheet = { key, dates: Array.from({ length: SHEET_DAYS }, (_, days) => addDays(first, days)) }
  }
  return lastSheet.dates
}
