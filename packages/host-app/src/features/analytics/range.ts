import { addDays, daysBetween, isPlainDate, limits } from '@scheduling/domain'
import type { PlainDate } from '@scheduling/domain'
import { textParam } from '../../data/text-param.ts'

/** Numbers of days that end today (specification, section 2). */
export const PRESETS = ['7', '30', '60', '90', '365'] as const
export type Preset = (typeof PRESETS)[number]

const USUAL: Preset = '30'

/** The query of the address. Absent values: the last 30 days. */
export interface AnalyticsSearch {
  days?: Preset
  from?: PlainDate
  to?: PlainDate
}

export interface Range {
  from: PlainDate
  to: PlainDate
}

/** Ignores dates that do not form an allowed range. */
export function readAnalyticsSearch(search: Record<string, unknown>): AnalyticsSearch {
  const [from, to] = [textParam(search, 'from'), textParam(search, 'to')]
  if (from && to && isRange({ from, to })) return { from, to }
  const days = PRESETS.find((preset) => preset === search.days)
  return days === undefined ? {} : searchOf(days)
}

export function searchOf(days: Preset): AnalyticsSearch {
  return days === USUAL ? {} : { days }
}

export function isRange({ from, to }: Range): boolean {
  return (
    isPlainDate(from) && isPlainDate(to) && from <= to && daysBetween(from, to) < limits.ANALYTICS_DAYS_MAX
  )
}

/** As many days, just before. */
export function rangeBefore({ from, to }: Range): Range {
  return { from: addDays(from, -1 - daysBetween(from, to)), to: addDays(from, -1) }
}

/** `days` is the preset. Null if the dates were chosen one by one. */
export function rangeOf(
  { days = USUAL, from, to }: AnalyticsSearch,
  today: PlainDate,
): Range & { days: Preset | null } {
  if (from && to) return { from, to, days: null }
  return { from: addDays(today, 1 - Number(days)), to: today, days }
}
