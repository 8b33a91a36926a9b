import { addDays, instantOf, minuteOfDay, wallTimeOf } from '@scheduling/domain'
import type { Interval, Minutes, PlainDate, TimeZone } from '@scheduling/domain'

const DAY_MINUTES = 24 * 60

/** Place of a time span in a day's column, in minutes on the wall clock. */
export interface Block {
  column: number
  from: Minutes
  to: Minutes
}

export function daysOf(first: PlainDate): PlainDate[] {
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}

/** The week that begins on this day, in a zone. */
export function weekSpan(first: PlainDate, zone: TimeZone): Interval {
  return { start: instantOf(zone, first, '00:00'), end: instantOf(zone, addDays(first, 7), '00:00') }
}

/** The parts of a time span in the shown days. A span over midnight gives two blocks. */
export function blocksOf(days: readonly PlainDate[], { start, end }: Interval, zone: TimeZone): Block[] {
  return days.flatMap((date, column) => {
    const day = { start: instantOf(zone, date, '00:00'), end: instantOf(zone, addDays(date, 1), '00:00') }
    if (end <= day.start || start >= day.end) return []
    const from = start <= day.start ? 0 : minuteOfDay(wallTimeOf(zone, start))
    const to = end >= day.end ? DAY_MINUTES : minuteOfDay(wallTimeOf(zone, end))
    return [{ column, from, to: Math.max(to, from) }]
  })
}

/** The style of a block in its column. */
export function placeOf({ from, to }: Pick<Block, 'from' | 'to'>) {
  return {
    insetBlockStart: `${(from / DAY_MINUTES) * 100}%`,
    blockSize: `${((to - from) / DAY_MINUTES) * 100}%`,
  }
}
