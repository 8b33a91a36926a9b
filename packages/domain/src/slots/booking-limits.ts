import { firstDayOfMonth, monthNumber, weekdayIndex } from '../time/plain-date.ts'
import type { DayNumber } from '../time/plain-date.ts'
import { WEEKDAYS } from '../time/time.ts'
import type { Instant } from '../time/time.ts'
import { dayIn } from '../zones/offsets.ts'
import type { Offsets } from '../zones/offsets.ts'
import type { BookingLimits } from './question.ts'
import type { DateSpan } from './window.ts'

/** A limit with the number of bookings that start in each of its periods. The key is the period's first day. */
export interface LimitedPeriod {
  code: 'limit_day' | 'limit_week' | 'limit_month'
  limit: number
  datesAround: (day: DayNumber) => DateSpan
  taken: Map<DayNumber, number>
}

export function limitedPeriods(
  limits: BookingLimits,
  countedStarts: readonly Instant[],
  hostOffsets: Offsets,
): LimitedPeriod[] {
  const weekStart = WEEKDAYS.indexOf(limits.weekStart ?? 'mon')
  const kinds = [
    { code: 'limit_day', limit: limits.perDay, datesAround: (day: DayNumber) => ({ first: day, last: day }) },
    {
      code: 'limit_week',
      limit: limits.perWeek,
      datesAround: (day: DayNumber) => weekAround(day, weekStart),
    },
    { code: 'limit_month', limit: limits.perMonth, datesAround: monthAround },
  ] as const
  return kinds.flatMap(({ code, limit, datesAround }) => {
    if (limit === undefined || limit === null) return []
    const taken = new Map<DayNumber, number>()
    for (const start of countedStarts) {
      const { first } = datesAround(dayIn(hostOffsets, start))
      taken.set(first, (taken.get(first) ?? 0) + 1)
    }
    return [{ code, limit, datesAround, taken }]
  })
}

export function isFull(period: LimitedPeriod, day: DayNumber): boolean {
  return (period.taken.get(period.datesAround(day).first) ?? 0) >= period.limit
}

function weekAround(day: DayNumber, weekStart: number): DateSpan {
  const first = day - ((weekdayIndex(day) - weekStart + 7) % 7)
  return { first, last: first + 6 }
}

function monthAround(day: DayNumber): DateSpan {
  const month = monthNumber(day)
  return { first: firstDayOfMonth(month), last: firstDayOfMonth(month + 1) - 1 }
}
