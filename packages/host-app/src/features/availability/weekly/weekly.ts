import type { HourRange, WeeklyHours } from '@scheduling/domain'
import { WEEKDAYS, minuteOfDay, wallTime } from '@scheduling/domain'
import type { Weekday } from '@scheduling/domain'

const DAY = 24 * 60
const FIRST: HourRange = { start: '09:00', end: '17:00' }

export const NO_HOURS: WeeklyHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }

export const OFFICE_WEEK: WeeklyHours = {
  ...NO_HOURS,
  mon: [FIRST],
  tue: [FIRST],
  wed: [FIRST],
  thu: [FIRST],
  fri: [FIRST],
}

/** An end before the start is on the next date. */
export function isOvernight({ start, end }: HourRange): boolean {
  return minuteOfDay(end) < minuteOfDay(start)
}

/** Minutes from the start of the date. An overnight range ends after 1440. */
export function spanOf(range: HourRange): { from: number; to: number } {
  const from = minuteOfDay(range.start)
  const to = minuteOfDay(range.end)
  return { from, to: to < from ? to + DAY : to }
}

/** The next range to add: an hour after the last one, or nine to five on an empty day. */
export function nextRange(ranges: readonly HourRange[]): HourRange | undefined {
  if (ranges.length === 0) return FIRST
  const last = Math.max(...ranges.map((range) => spanOf(range).to))
  const from = Math.min(last + 60, DAY - 60)
  return from >= last ? { start: wallTime(from), end: wallTime(Math.min(from + 60, DAY)) } : undefined
}

export function copyDay(weekly: WeeklyHours, from: Weekday, to: readonly Weekday[]): WeeklyHours {
  return { ...weekly, ...Object.fromEntries(to.map((day) => [day, [...weekly[from]]])) }
}

/** Minutes in a whole week. Overnight ranges count on the day when they begin. */
export function minutesPerWeek(weekly: WeeklyHours): number {
  return WEEKDAYS.flatMap((day) => weekly[day]).reduce((sum, range) => {
    const { from, to } = spanOf(range)
    return sum + to - from
  }, 0)
}

/** Groups neighboring days with equal hours in the given order, for one line of text. */
export function groupDays(
  weekly: WeeklyHours,
  order: readonly Weekday[],
): { days: Weekday[]; ranges: HourRange[] }[] {
  const groups: { days: Weekday[]; ranges: HourRange[] }[] = []
  for (const day of order) {
    const last = groups.at(-1)
    if (last && JSON.stringify(last.ranges) === JSON.stringify(weekly[day])) last.days.push(day)
    else groups.push({ days: [day], ranges: weekly[day] })
  }
  return groups.filter(({ ranges }) => ranges.length > 0)
}
