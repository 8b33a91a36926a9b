import { dateOf, daysInMonth } from '@scheduling/domain'

// Days of the month repeat within 28 years. With fewer years, a rule looks the same as chance.
const YEARS_MIN = 28

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/**
 * The RRULE of these dates, one per year. Undefined if there is none. The dates are wall clock times written as
 * UTC.
 */
export function yearlyRule(dates: Date[]): string | undefined {
  const [first] = dates
  if (!first || dates.length < YEARS_MIN) return undefined
  if (!dates.every((date, year) => isLike(first, date, year))) return undefined
  const days = dates.map((date) => date.getUTCDate())
  const [from, to] = [Math.min(...days), Math.max(...days)]
  // The same weekday of the same week covers seven days of the month, and all of them must occur.
  if (to - from !== 6) return undefined
  const weekday = WEEKDAYS[first.getUTCDay()] as string
  // No yearly rule is in February, so every year has the same last day.
  const lastDay = daysInMonth(dateOf('UTC', first.getTime()))
  return `FREQ=YEARLY;BYMONTH=${first.getUTCMonth() + 1};${byDay(weekday, from, lastDay)}`
}

function isLike(first: Date, date: Date, year: number): boolean {
  return (
    date.getUTCFullYear() === first.getUTCFullYear() + year &&
    date.getUTCMonth() === first.getUTCMonth() &&
    date.getUTCDay() === first.getUTCDay() &&
    date.toISOString().slice(10) === first.toISOString().slice(10)
  )
}

function byDay(weekday: string, from: number, lastDay: number): string {
  if (from + 6 === lastDay) return `BYDAY=-1${weekday}`
  if (from % 7 === 1) return `BYDAY=${Math.ceil(from / 7)}${weekday}`
  const days = Array.from({ length: 7 }, (_, index) => from + index)
  return `BYDAY=${weekday};BYMONTHDAY=${days.join(',')}`
}
