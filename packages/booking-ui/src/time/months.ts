import { sixWeeks } from '@scheduling/domain'
import type { PlainDate, Weekday } from '@scheduling/domain'
import { addDays, addMonths } from 'date-fns'

// A date is a date: date-fns counts on the local clock, and noon exists on every day of every zone.
function noon(date: PlainDate): Date {
  return new Date(`${date}T12:00`)
}

function plain(date: Date): PlainDate {
  return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`
}

function digits(value: number, width: number): string {
  return String(value).padStart(width, '0')
}

export function dateAfter(date: PlainDate, days: number): PlainDate {
  return plain(addDays(noon(date), days))
}

/** The same day of another month, or that month's last day. */
export function monthsAfter(date: PlainDate, months: number): PlainDate {
  return plain(addMonths(noon(date), months))
}

export function monthStart(date: PlainDate): PlainDate {
  return `${date.slice(0, 7)}-01`
}

export function inSameMonth(one: PlainDate, other: PlainDate): boolean {
  return one.slice(0, 7) === other.slice(0, 7)
}

// As many as `sixWeeks` spans.
const SHEET_DAYS = 42

let lastSheet: { key: string; dates: PlainDate[] } | null = null

/** The sheet of the calendar that shows this month, always six weeks. Most visitors of a server ask for the same. */
export function sheetOf(month: PlainDate, weekStart: Weekday): readonly PlainDate[] {
  const key = month + weekStart
  if (lastSheet?.key !== key) {
    const { first } = sixWeeks(month, weekStart)
    lastSheet = { key, dates: Array.from({ length: SHEET_DAYS }, (_, days) => dateAfter(first, days)) }
  }
  return lastSheet.dates
}
