import type { HourRange, Hours } from './availability.ts'
import { isPlainDate } from '../time/plain-date.ts'
import { WEEKDAYS } from '../time/time.ts'
import type { PlainDate } from '../time/time.ts'
import { isWallTime, minuteSpan } from '../time/wall-time.ts'
import { isTimeZone } from '../zones/changes.ts'

export type HoursProblem =
  | { code: 'invalid_time_zone' }
  | { code: 'invalid_date' | 'duplicate_date'; date: PlainDate }
  /** `on` is a weekday such as `mon`, or a date. `index` is the position among its ranges. */
  | { code: 'invalid_time' | 'empty' | 'overlap'; on: string; index: number }

/**
 * Why these hours cannot be saved; empty if they can. Ranges of one date may touch but not overlap. An end before
 * the start is on the next date.
 */
export function hoursProblems(hours: Hours): HoursProblem[] {
  const dates = hours.overrides.map(({ date }) => date)
  return [
    ...(isTimeZone(hours.timeZone) ? [] : [{ code: 'invalid_time_zone' } as const]),
    ...WEEKDAYS.flatMap((weekday) => rangeProblems(weekday, hours.weekly[weekday])),
    ...hours.overrides.flatMap(({ date, ranges }, index): HoursProblem[] => {
      if (!isPlainDate(date)) return [{ code: 'invalid_date', date }]
      if (dates.indexOf(date) < index) return [{ code: 'duplicate_date', date }]
      return rangeProblems(date, ranges)
    }),
  ]
}

/** The path of a problem, written as in the API: `weekly.mon[0]`, `overrides[2].ranges[0]`. */
export function hoursProblemPath(problem: HoursProblem, { overrides }: Hours): string {
  if (problem.code === 'invalid_time_zone') return 'timeZone'
  const index = (date: string) => overrides.findIndex((override) => override.date === date)
  if ('date' in problem) return `overrides[${index(problem.date)}].date`
  const isWeekday = WEEKDAYS.some((day) => day === problem.on)
  const ranges = isWeekday ? `weekly.${problem.on}` : `overrides[${index(problem.on)}].ranges`
  return `${ranges}[${problem.index}]`
}

function rangeProblems(on: string, ranges: readonly HourRange[]): HoursProblem[] {
  return ranges.flatMap((range, index) => {
    const code = rangeProblem(range, ranges.slice(0, index))
    return code ? [{ code, on, index }] : []
  })
}

function rangeProblem(range: HourRange, earlier: readonly HourRange[]) {
  if (!isValid(range)) return 'invalid_time'
  if (range.start === range.end) return 'empty'
  return earlier.some((other) => isValid(other) && overlap(range, other)) ? 'overlap' : undefined
}

function isValid({ start, end }: HourRange): boolean {
  return isWallTime(start) && start !== '24:00' && isWallTime(end)
}

function overlap(one: HourRange, other: HourRange): boolean {
  const a = minuteSpan(one)
  const b = minuteSpan(other)
  return a.start < b.end && b.start < a.end
}
