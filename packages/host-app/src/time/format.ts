import { addDays, dateOf, MINUTE, WEEKDAYS } from '@scheduling/domain'
import type { Instant, Minutes, PlainDate, TimeZone, WallTime, Weekday } from '@scheduling/domain'
import { offsetNameAt, timeWords, zoneCity } from '@scheduling/domain/words'
import type { TimeFormat } from '@scheduling/domain/words'

export interface FormatOptions {
  /** BCP 47, for `Intl`. */
  tag: string
  /** Whose clock is meant where no other zone is said. */
  timeZone: TimeZone
  timeFormat: TimeFormat
}

/** How the dashboard writes times: the words of `timeWords`, in the host's zone where no other is said. */
export interface Format {
  timeZone: TimeZone
  time: (at: Instant, zone?: TimeZone) => string
  /** `10:00 – 10:30 AM` */
  timeRange: (from: Instant, to: Instant, zone?: TimeZone) => string
  wallTime: (time: WallTime) => string
  /** `Tuesday, March 4`, with the year where it is not this one. */
  day: (date: PlainDate, today?: PlainDate) => string
  dayShort: (date: PlainDate) => string
  dayOf: (at: Instant, zone?: TimeZone) => string
  dateTime: (at: Instant, zone?: TimeZone) => string
  month: (date: PlainDate) => string
  weekday: (day: Weekday, width?: 'long' | 'short' | 'narrow') => string
  /** `1 hr 30 min`; in units no larger than `largest`. */
  duration: (minutes: Minutes, largest?: 'day' | 'hour') => string
  /** `in 3 days`, `2 hours ago`. */
  distance: (to: Instant, now: Instant) => string
  /** `Berlin, GMT+1` */
  zone: (zone: TimeZone, at: Instant) => string
  /** `Central European Time` */
  zoneName: (zone: TimeZone, at: Instant) => string
  list: (items: readonly string[]) => string
}

// 2024-01-01 is a Monday.
const MONDAY: PlainDate = '2024-01-01'

const MINUTES_PER_DAY = 24 * 60

const UNITS = [
  ['day', MINUTES_PER_DAY],
  ['hour', 60],
  ['minute', 1],
] as const

export function createFormat({ tag, timeZone, timeFormat }: FormatOptions): Format {
  const words = timeWords(tag, timeFormat)
  const narrow = new Intl.DateTimeFormat(tag, { weekday: 'narrow', timeZone: 'UTC' })

  const daysTo = (to: Instant, now: Instant) =>
    Math.round(
      (Date.parse(dateOf(timeZone, to)) - Date.parse(dateOf(timeZone, now))) / (MINUTES_PER_DAY * MINUTE),
    )

  const format: Format = {
    timeZone,
    time: (at, zone = timeZone) => words.time(zone, at),
    timeRange: (from, to, zone = timeZone) => words.span(zone, from, to),
    wallTime: words.wallTime,
    day: (date, today) =>
      !today || today.slice(0, 4) === date.slice(0, 4) ? words.date(date) : words.fullDate(date),
    dayShort: words.shortDate,
    dayOf: (at, zone = timeZone) => words.date(dateOf(zone, at)),
    dateTime: (at, zone = timeZone) => `${words.fullDate(dateOf(zone, at))}, ${words.time(zone, at)}`,
    month: words.month,
    weekday(day, width = 'long') {
      const date = addDays(MONDAY, WEEKDAYS.indexOf(day))
      if (width === 'long') return words.fullWeekday(date)
      return width === 'short' ? words.weekday(date) : narrow.format(Date.parse(date))
    },
    duration(minutes, largest = 'day') {
      let rest = minutes
      const units = largest === 'day' ? UNITS : UNITS.slice(1)
      const parts = units.flatMap(([unit, size]) => {
        const amount = Math.floor(rest / size)
        rest -= amount * size
        if (amount === 0 && !(unit === 'minute' && minutes === 0)) return []
        return [new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(amount)]
      })
      return parts.join(' ')
    },
    distance(to, now) {
      const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
      const minutes = Math.round((to - now) / MINUTE)
      // From a day on people count dates: "tomorrow" is one, however many hours away.
      if (Math.abs(minutes) >= MINUTES_PER_DAY) return relative.format(daysTo(to, now), 'day')
      return Math.abs(minutes) >= 60
        ? relative.format(Math.round(minutes / 60), 'hour')
        : relative.format(minutes, 'minute')
    },
    zone: (zone, at) => `${zoneCity(zone)}, ${offsetNameAt(zone, at)}`,
    zoneName: words.zone,
    list: (items) => new Intl.ListFormat(tag, { type: 'conjunction' }).format(items),
  }
  return format
}

/** The days of a week as the host counts them. */
export function weekdaysFrom(first: Weekday): Weekday[] {
  const at = WEEKDAYS.indexOf(first)
  return [...WEEKDAYS.slice(at), ...WEEKDAYS.slice(0, at)]
}
