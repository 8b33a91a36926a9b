import { addDays } from '@scheduling/domain'
import type { PlainDate } from '@scheduling/domain'

/** RFC 5545, 3.3.10: the dates on which an event repeats. */
export interface Rule {
  unit: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  interval: number
  count: number
  /** A date or a time, as written. */
  until: string | null
  /** Sunday is 0. `nth` is the position in a month or year, such as 2 for the second Monday. */
  days: { weekday: number; nth: number }[]
  monthDays: number[]
  months: number[]
  positions: number[]
  weekStart: number
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const READ = /^(FREQ|INTERVAL|COUNT|UNTIL|WKST|BYDAY|BYMONTHDAY|BYMONTH|BYSETPOS)$/
// More than 300 years of days. Ends a rule that never matches a date.
const PERIODS_MAX = 120_000

/** Null if we cannot read this kind of rule. */
export function ruleOf(text: string): Rule | null {
  const parts = new Map(text.split(';').map((part) => part.split('=') as [string, string]))
  const unit = (['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const).find((each) => each === parts.get('FREQ'))
  if (!unit || ![...parts.keys()].every((name) => READ.test(name))) return null
  const numbers = (name: string) => (parts.get(name)?.split(',') ?? []).map(Number)
  const rule: Rule = {
    unit,
    interval: Number(parts.get('INTERVAL') ?? 1),
    count: Number(parts.get('COUNT') ?? Infinity),
    until: parts.get('UNTIL') ?? null,
    days: (parts.get('BYDAY')?.split(',') ?? []).map((day) => ({
      weekday: WEEKDAYS.indexOf(day.slice(-2)),
      nth: Number(day.slice(0, -2)),
    })),
    monthDays: numbers('BYMONTHDAY'),
    months: numbers('BYMONTH'),
    positions: numbers('BYSETPOS'),
    weekStart: WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO'),
  }
  const isWhole = [rule.interval, ...rule.monthDays, ...rule.months, ...rule.positions].every(
    Number.isInteger,
  )
  const isKnown = rule.days.every(({ weekday, nth }) => weekday >= 0 && Number.isInteger(nth))
  // For example the twentieth Monday of a year.
  const isOfYear = unit === 'YEARLY' && rule.days.length > 0 && rule.months.length === 0
  const isRead = isWhole && isKnown && !isOfYear && rule.weekStart >= 0
  return isRead && rule.interval > 0 && rule.count > 0 ? rule : null
}

/** The dates of the rule in ascending order, from `start` to `last` at the latest. */
export function* datesOf(rule: Rule, start: PlainDate, last: PlainDate): Generator<PlainDate> {
  let left = rule.count
  for (let period = 0; period < PERIODS_MAX; period++) {
    const { first, dates } = datesIn(rule, start, period)
    if (first > last) return
    const chosen =
      rule.positions.length > 0 ? rule.positions.flatMap((at) => dates.at(at > 0 ? at - 1 : at) ?? []) : dates
    for (const date of chosen.toSorted()) {
      if (date < start) continue
      if (date > last || left-- <= 0) return
      yield date
    }
  }
}

/** The dates in one day, week, month or year: `period` intervals after the first. */
function datesIn(rule: Rule, start: PlainDate, period: number): { first: PlainDate; dates: PlainDate[] } {
  const step = period * rule.interval
  if (rule.unit === 'DAILY') {
    const date = addDays(start, step)
    return { first: date, dates: [date].filter((each) => isIn(rule, each)) }
  }
  if (rule.unit === 'WEEKLY') {
    const first = addDays(start, 7 * step - ((weekdayOf(start) - rule.weekStart + 7) % 7))
    const weekdays = rule.days.length > 0 ? rule.days.map(({ weekday }) => weekday) : [weekdayOf(start)]
    const week = Array.from({ length: 7 }, (_, day) => addDays(first, day))
    return {
      first,
      dates: week.filter((date) => weekdays.includes(weekdayOf(date)) && isInMonths(rule, date)),
    }
  }
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number)
  if (rule.unit === 'MONTHLY') {
    const dates = datesOfMonth(rule, year, month + step, day)
    return { first: dateOf(year, month + step, 1), dates: dates.filter((date) => isInMonths(rule, date)) }
  }
  const months = rule.months.length > 0 ? rule.months : [month]
  return {
    first: dateOf(year + step, 1, 1),
    dates: months.flatMap((each) => datesOfMonth(rule, year + step, each, day)),
  }
}

function datesOfMonth({ days, monthDays }: Rule, year: number, month: number, day: number): PlainDate[] {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const all = Array.from({ length }, (_, index) => dateOf(year, month, index + 1))
  const wanted = monthDays.length > 0 ? monthDays : days.length > 0 ? null : [day]
  const numbered = wanted
    ? all.filter((_, index) => wanted.includes(index + 1) || wanted.includes(index - length))
    : all
  if (days.length === 0) return numbered
  return numbered.filter((date) => days.some((each) => isNth(each, date, length)))
}

function isNth({ weekday, nth }: Rule['days'][number], date: PlainDate, length: number): boolean {
  const day = Number(date.slice(8))
  if (weekdayOf(date) !== weekday) return false
  return nth === 0 || nth === Math.ceil(day / 7) || nth === -Math.ceil((length - day + 1) / 7)
}

function isIn(rule: Rule, date: PlainDate): boolean {
  const { days, monthDays } = rule
  const isOnDay = days.length === 0 || days.some(({ weekday }) => weekday === weekdayOf(date))
  return (
    isOnDay && (monthDays.length === 0 || monthDays.includes(Number(date.slice(8)))) && isInMonths(rule, date)
  )
}

function isInMonths({ months }: Rule, date: PlainDate): boolean {
  return months.length === 0 || months.includes(Number(date.slice(5, 7)))
}

function weekdayOf(date: PlainDate): number {
  return new Date(date).getUTCDay()
}

function dateOf(year: number, month: number, day: number): PlainDate {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
