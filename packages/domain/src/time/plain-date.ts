import { WEEKDAYS } from './time.ts'
import type { PlainDate, Weekday } from './time.ts'

/** Days since 1970-01-01. Arithmetic on dates uses these numbers. */
export type DayNumber = number

const SHAPE = /^\d{4}-\d{2}-\d{2}$/

export function isPlainDate(text: string): boolean {
  return parse(text) !== undefined
}

/** Throws a RangeError unless the text is an existing date, `YYYY-MM-DD`. */
export function dayNumber(date: PlainDate): DayNumber {
  const day = parse(date)
  if (day === undefined) throw new RangeError(`invalid_date: "${date}"; expected a date such as 2026-12-01`)
  return day
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return plainDate(dayNumber(date) + days)
}

export function weekdayOf(date: PlainDate): Weekday {
  return WEEKDAYS[weekdayIndex(dayNumber(date))] as Weekday
}

/** 0 is Monday. */
export function weekdayIndex(day: DayNumber): number {
  return (((day + 3) % 7) + 7) % 7
}

/** Counts months, so that neighbors differ by one. */
export function monthNumber(day: DayNumber): number {
  const { year, month } = civil(day)
  return year * 12 + month - 1
}

export function firstDayOfMonth(month: number): DayNumber {
  return daysFromCivil(Math.floor(month / 12), (((month % 12) + 12) % 12) + 1, 1)
}

export function plainDate(day: DayNumber): PlainDate {
  const { year, month, date } = civil(day)
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(date, 2)}`
}

// Years begin in March here. This puts the leap day at the end of the year, and every 400 years are alike. Howard
// Hinnant, "chrono-Compatible Low-Level Date Algorithms".
const DAYS_TO_1970 = 719_468
const DAYS_PER_ERA = 146_097

export function daysFromCivil(year: number, month: number, date: number): DayNumber {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + date - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_PER_ERA + dayOfEra - DAYS_TO_1970
}

function civil(day: DayNumber): { year: number; month: number; date: number } {
  const z = day + DAYS_TO_1970
  const era = Math.floor(z / DAYS_PER_ERA)
  const dayOfEra = z - era * DAYS_PER_ERA
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const date = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date }
}

function parse(text: string): DayNumber | undefined {
  if (!SHAPE.test(text)) return undefined
  const month = Number(text.slice(5, 7))
  const date = Number(text.slice(8, 10))
  const day = daysFromCivil(Number(text.slice(0, 4)), month, date)
  // A date that does not exist runs over into the next month.
  const found = civil(day)
  return found.month === month && found.date === date ? day : undefined
}

function digits(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
