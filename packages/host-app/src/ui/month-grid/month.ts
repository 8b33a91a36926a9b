import { addDays, weekdayOf, WEEKDAYS } from '@scheduling/domain'
import type { PlainDate, Weekday } from '@scheduling/domain'

/** `2026-03` */
export type Month = string

export const monthOf = (date: PlainDate): Month => date.slice(0, 7)

export function addMonths(month: Month, count: number): Month {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** The weeks of a month, whole: days of its neighbours fill the first and the last. */
export function weeksOf(month: Month, weekStart: Weekday): PlainDate[][] {
  const first: PlainDate = `${month}-01`
  const next: PlainDate = `${addMonths(month, 1)}-01`
  const lead = (WEEKDAYS.indexOf(weekdayOf(first)) - WEEKDAYS.indexOf(weekStart) + 7) % 7
  const weeks: PlainDate[][] = []
  for (let day = addDays(first, -lead); day < next; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)))
  return weeks
}

/** Where a key leads in a month; undefined for keys that lead nowhere. */
export function dateAfterKey(
  date: PlainDate,
  key: string,
  direction: 'ltr' | 'rtl',
  weekStart: Weekday,
): PlainDate | undefined {
  const forward = direction === 'ltr' ? 1 : -1
  const inWeek = (WEEKDAYS.indexOf(weekdayOf(date)) - WEEKDAYS.indexOf(weekStart) + 7) % 7
  const days: Record<string, number> = {
    ArrowLeft: -forward,
    ArrowRight: forward,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -inWeek,
    End: 6 - inWeek,
  }
  if (key === 'PageUp' || key === 'PageDown') {
    const month = addMonths(monthOf(date), key === 'PageUp' ? -1 : 1)
    const last = addDays(`${addMonths(month, 1)}-01`, -1)
    const wanted: PlainDate = `${month}-${date.slice(8)}`
    return wanted > last ? last : wanted
  }
  const step = days[key]
  return step === undefined ? undefined : addDays(date, step)
}
