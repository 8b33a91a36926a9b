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
  switch (key) {
    case 'ArrowRight':
      return addDays(date, forward)
    case 'ArrowLeft':
      return addDays(date, -forward)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'Home':
      return weekStartOf(date, weekStart)
    case 'End':
      return addDays(weekStartOf(date, weekStart), 6)
    case 'PageDown':
      return addMonths(date, 1)
    case 'PageUp':
      return addMonths(date, -1)
    default:
      return null
  }
}
