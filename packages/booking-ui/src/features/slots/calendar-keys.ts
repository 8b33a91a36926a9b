import { WEEKDAYS, weekdayOf } from '@scheduling/domain'
import type { PlainDate, Weekday } from '@scheduling/domain'
import { dateAfter, monthsAfter } from '../../time/months.ts'

/** Where a key leads from a date of the calendar, as in the ARIA practice for date grids; null for any other key. */
export function dateByKey(
  key: string,
  date: PlainDate,
  weekStart: Weekday,
  direction: 'ltr' | 'rtl',
): PlainDate | null {
  const inWeek = (WEEKDAYS.indexOf(weekdayOf(date)) - WEEKDAYS.indexOf(weekStart) + 7) % 7
  const forward = direction === 'ltr' ? 1 : -1
  switch (key) {
    case 'ArrowRight':
      return dateAfter(date, forward)
    case 'ArrowLeft':
      return dateAfter(date, -forward)
    case 'ArrowDown':
      return dateAfter(date, 7)
    case 'ArrowUp':
      return dateAfter(date, -7)
    case 'Home':
      return dateAfter(date, -inWeek)
    case 'End':
      return dateAfter(date, 6 - inWeek)
    case 'PageDown':
      return monthsAfter(date, 1)
    case 'PageUp':
      return monthsAfter(date, -1)
    default:
      return null
  }
}
