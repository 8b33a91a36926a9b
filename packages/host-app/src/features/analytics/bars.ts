import type { Analytics, DayCounts } from '@scheduling/contract'
import type { PlainDate } from '@scheduling/domain'

export type Counted = keyof Analytics['counts']

export const COUNTED = [
  'views',
  'bookings',
  'rescheduled',
  'canceled',
  'completed',
] as const satisfies Counted[]

export interface Bar {
  first: PlainDate
  last: PlainDate
  count: number
}

// On a phone, more bars than this are too narrow to tell apart.
const BARS_MAX = 62

/** One bar per day. If there are too many, one bar per week from the first day on. */
export function barsOf(days: readonly DayCounts[], what: Counted): Bar[] {
  const together = days.length > BARS_MAX ? 7 : 1
  const bars: Bar[] = []
  for (let at = 0; at < days.length; at += together) {
    const part = days.slice(at, at + together)
    const [first, last] = [part[0], part.at(-1)]
    if (first && last)
      bars.push({ first: first.date, last: last.date, count: part.reduce((sum, day) => sum + day[what], 0) })
  }
  return bars
}

// More values beside the chart are no easier to read.
const INTERVALS_MAX = 4

/** The round values beside the bars, from 0 to one that no bar exceeds. */
export function ticksOf(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1) / INTERVALS_MAX))
  const step = Math.max(
    [1, 2, 5, 10].map((factor) => factor * power).find((each) => each * INTERVALS_MAX >= most) ?? most,
    1,
  )
  return Array.from({ length: Math.max(Math.ceil(most / step), 1) + 1 }, (_, at) => at * step)
}

/** Nothing was counted. */
export function isEmpty({ counts, weekdays }: Analytics): boolean {
  return COUNTED.every((what) => counts[what] === 0) && weekdays.every(({ meetings }) => meetings === 0)
}
