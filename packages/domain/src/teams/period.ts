import { dayNumber, firstDayOfMonth, monthNumber, plainDate } from '../time/plain-date.ts'
import type { Instant, PlainDate, TimeZone } from '../time/time.ts'
import { dateOf } from '../zones/zones.ts'

export const TURN_PERIODS = ['month', 'quarter'] as const
export type TurnPeriod = (typeof TURN_PERIODS)[number]

/** The first date of the month or quarter in which a meeting starts. Its turns are counted together. */
export function turnPeriodOf(period: TurnPeriod, start: Instant, zone: TimeZone): PlainDate {
  const month = monthNumber(dayNumber(dateOf(zone, start)))
  return plainDate(firstDayOfMonth(period === 'month' ? month : month - (month % 3)))
}
