import { daysBetween } from '../time/calendar-days.ts'
import { MINUTE } from '../time/time.ts'
import type { Instant, Minutes, PlainDate, TimeZone } from '../time/time.ts'
import { dateOf } from '../zones/zones.ts'
import { withLatinDigits } from './time-words.ts'

// Separate from `timeWords`: the booking page uses none of these and should not load them.

const MINUTES_PER_DAY = 24 * 60
// A time this near is not called "tomorrow", even past midnight.
const NEARLY_TODAY = 6 * 60

/** `in 1 hour`, `tomorrow`, `2 days ago`: counted as people do, by the dates of a zone. */
export function fromNow(tag: string, zone: TimeZone, now: Instant, at: Instant): string {
  const words = new Intl.RelativeTimeFormat(withLatinDigits(tag), { numeric: 'auto' })
  const days = daysBetween(dateOf(zone, now), dateOf(zone, at))
  const minutes = Math.round((at - now) / MINUTE)
  const size = Math.abs(minutes)
  if (Math.abs(days) > 1 || (days !== 0 && size > NEARLY_TODAY)) return words.format(days, 'day')
  return size < 120 && size !== 60
    ? words.format(minutes, 'minute')
    : words.format(Math.round(minutes / 60), 'hour')
}

/** `today`, `tomorrow`, `2 days ago`: for a date, which has no time and no zone. */
export function fromToday(tag: string, today: PlainDate, date: PlainDate): string {
  return new Intl.RelativeTimeFormat(withLatinDigits(tag), { numeric: 'auto' }).format(
    daysBetween(today, date),
    'day',
  )
}

const UNITS = [
  ['day', MINUTES_PER_DAY],
  ['hour', 60],
  ['minute', 1],
] as const

/** `1 hr 30 min`, for little room; in units no larger than `largest`. */
export function shortDuration(tag: string, minutes: Minutes, largest: 'day' | 'hour' = 'day'): string {
  let rest = minutes
  const units = largest === 'day' ? UNITS : UNITS.slice(1)
  const parts = units.flatMap(([unit, size]) => {
    const amount = Math.floor(rest / size)
    rest -= amount * size
    if (amount === 0 && !(unit === 'minute' && minutes === 0)) return []
    return [
      new Intl.NumberFormat(withLatinDigits(tag), { style: 'unit', unit, unitDisplay: 'short' }).format(
        amount,
      ),
    ]
  })
  return parts.join(' ')
}
