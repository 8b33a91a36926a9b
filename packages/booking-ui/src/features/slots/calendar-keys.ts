import { addDays, addMonths, weekStartOf } from '@scheduling/domain'
import type { PlainDate, Weekday } from '@scheduling/domain'

/** The date that a key moves to, as in the ARIA pattern for date grids. Null for any other key. */
export function dateByKey(
  key: string,
  date: PlainDate,
  weekStart: Weekday,
  direction: 'ltr' | 'rtl',
): PlainDate | null {
  const forward = direction === 'ltr' ? 1 : -1
  const firstOfWeek = weekStartOf(date, weekStart)
  const dates: Record<string, PlainDate> = {
    ArrowRight: addDays(date, forward),
    ArrowLeft: addDays(date, -forward),
    ArrowDown: addDays(date, 7),
    ArrowUp: addDays(date, -7),
    Home: firstOfWeek,
    End: addDays(firstOfWeek, 6),
    PageDown: addMonths(date, 1),
    PageUp: addMonths(date, -1),
  }
  return dates[key] ?? null
}
