import { addDays, addMonths as monthsAfter, weekStartOf } from '@scheduling/domain'
import type { PlainDate, Weekday } from '@scheduling/domain'

/** `2026-03` */
export type Month = string

export const monthOf = (date: PlainDate): Month => date.slice(0, 7)

export function addMonths(month: Month, count: number): Month {
  return monthOf(monthsAfter(`${month}-01`, count))
}

/** The whole weeks of a month. Days of neighboring months fill the first and the last. */
export function weeksOf(month: Month, weekStart: Weekday): PlainDate[][] {
  const first: PlainDate = `${month}-01`
  const next: PlainDate = `${addMonths(month, 1)}-01`
  const weeks: PlainDate[][] = []
  for (let day = weekStartOf(first, weekStart); day < next; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)))
  return weeks
}
