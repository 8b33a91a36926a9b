import { zoneCity } from '@scheduling/booking-ui/zone-city'
import { addDays, dateOf, MINUTE, WEEKDAYS } from '@scheduling/domain'
import type { Instant, Minutes, PlainDate, TimeZone, WallTime, Weekday } from '@scheduling/domain'

export interface FormatOptions {
  /** BCP 47, for `Intl`. */
  tag: string
  /** Whose clock is meant where no other zone is said. */
  timeZone: TimeZone
  timeFormat: '12h' | '24h'
}

/** The one place that writes times for people. */
export interface Format {
  timeZone: TimeZone
  time: (at: Instant, zone?: TimeZone) => string
  /** `10:00 – 10:30 AM` */
  timeRange: (from: Instant, to: Instant, zone?: TimeZone) => string
  wallTime: (time: WallTime) => string
  /** `Tuesday 4 March`, with the year where it is not this one. */
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
  zoneName: (zone: TimeZone) => string
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
  const hourCycle = timeFormat === '12h' ? 'h12' : 'h23'
  const formatters = new Map<string, Intl.DateTimeFormat>()

  function formatter(zone: TimeZone, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const key = zone + JSON.stringify(options)
    const found = formatters.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: zone })
    formatters.set(key, found)
    return found
  }

  const clock = { hour: 'numeric', minute: '2-digit', hourCycle } as const
  const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const onDate = (date: PlainDate, options: Intl.DateTimeFormatOptions) =>
    formatter('UTC', options).format(Date.parse(date))

  const daysTo = (to: Instant, now: Instant) =>
    Math.round(
      (Date.parse(dateOf(timeZone, to)) - Date.parse(dateOf(timeZone, now))) / (MINUTES_PER_DAY * MINUTE),
    )

  const format: Format = {
    timeZone,
    time: (at, zone = timeZone) => formatter(zone, clock).format(at),
    timeRange(from, to, zone = timeZone) {
      const clockOf = formatter(zone, clock)
      const isSameHalf = partOf(clockOf, from, 'dayPeriod') === partOf(clockOf, to, 'dayPeriod')
      return `${isSameHalf ? withoutDayPeriod(clockOf, from) : clockOf.format(from)} – ${clockOf.format(to)}`
    },
    wallTime: (time) =>
      time === '24:00' ? '24:00' : formatter('UTC', clock).format(Date.parse(`${MONDAY}T${time}Z`)),
    day: (date, today) =>
      onDate(
        date,
        !today || today.slice(0, 4) === date.slice(0, 4) ? longDay : { ...longDay, year: 'numeric' },
      ),
    dayShort: (date) => onDate(date, { weekday: 'short', day: 'numeric', month: 'short' }),
    dayOf: (at, zone = timeZone) => format.day(dateOf(zone, at)),
    dateTime: (at, zone = timeZone) => formatter(zone, { ...longDay, year: 'numeric', ...clock }).format(at),
    month: (date) => onDate(date, { month: 'long', year: 'numeric' }),
    weekday: (day, width = 'long') => onDate(addDays(MONDAY, WEEKDAYS.indexOf(day)), { weekday: width }),
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
    zone: (zone, at) =>
      `${zoneCity(zone)}, ${offsetText(partOf(formatter(zone, { timeZoneName: 'shortOffset' }), at)) ?? zone}`,
    zoneName: (zone) => partOf(formatter(zone, { timeZoneName: 'longGeneric' }), 0) ?? zone,
    list: (items) => new Intl.ListFormat(tag, { type: 'conjunction' }).format(items),
  }
  return format
}

function partOf(
  zoned: Intl.DateTimeFormat,
  at: Instant,
  part: Intl.DateTimeFormatPartTypes = 'timeZoneName',
): string | undefined {
  return zoned.formatToParts(at).find(({ type }) => type === part)?.value
}

/** `10:00` of `10:00 AM`. */
function withoutDayPeriod(zoned: Intl.DateTimeFormat, at: Instant): string {
  const kept = zoned.formatToParts(at).filter(({ type }) => type !== 'dayPeriod')
  return kept
    .map(({ value }) => value)
    .join('')
    .trim()
}

/** Browsers write a hyphen; a minus has the width of the plus. */
function offsetText(offset: string | undefined): string | undefined {
  return offset?.replace('-', '−')
}

/** The days of a week as the host counts them. */
export function weekdaysFrom(first: Weekday): Weekday[] {
  const at = WEEKDAYS.indexOf(first)
  return [...WEEKDAYS.slice(at), ...WEEKDAYS.slice(0, at)]
}
