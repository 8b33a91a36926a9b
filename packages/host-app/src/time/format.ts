import { addDays, dateOf, WEEKDAYS } from '@scheduling/domain'
import type { Instant, Minutes, PlainDate, TimeZone, WallTime, Weekday } from '@scheduling/domain'
import {
  fromNow,
  fromToday,
  joinDateTime,
  shortDuration,
  shortWords,
  timeWords,
} from '@scheduling/domain/words'
import type { TimeFormat } from '@scheduling/domain/words'

export interface FormatOptions {
  /** BCP 47, for `Intl`. */
  tag: string
  /** The zone to use if no other is given. */
  timeZone: TimeZone
  timeFormat: TimeFormat
  /** The current one, as `2027`: dates of others have their year. Absent: all have. */
  year?: string
}

/** How the dashboard writes times: the words of `timeWords`, in the host's zone unless another is given. */
export interface Format {
  timeZone: TimeZone
  time: (at: Instant, zone?: TimeZone) => string
  /** `10:00 – 10:30 AM` */
  timeRange: (from: Instant, to: Instant, zone?: TimeZone) => string
  wallTime: (time: WallTime) => string
  /** `Tuesday, March 4`, with the year if it is not this year. */
  day: (date: PlainDate) => string
  dayShort: (date: PlainDate) => string
  /** `Tuesday, March 4, 2027` */
  fullDay: (date: PlainDate) => string
  dayOf: (at: Instant, zone?: TimeZone) => string
  /** The same with its year, for dates about a year away. */
  fullDayOf: (at: Instant) => string
  dateTime: (at: Instant, zone?: TimeZone) => string
  /** `Tuesday, March 4, 10:00`, with the year if it is not this year. */
  dayTime: (at: Instant, zone?: TimeZone) => string
  /** Joins a date and a time as the language does. */
  joined: (date: string, time: string) => string
  month: (date: PlainDate) => string
  weekday: (day: Weekday, width?: 'long' | 'short' | 'narrow') => string
  /** `1 hr 30 min`; in units no larger than `largest`. */
  duration: (minutes: Minutes, largest?: 'day' | 'hour') => string
  /** `in 3 days`, `2 hours ago`. */
  distance: (to: Instant, now: Instant) => string
  /** The same for a whole day: `today`, `tomorrow`. */
  dayDistance: (date: PlainDate, now: Instant) => string
  /** `Central European Time (Berlin)` */
  zone: (zone: TimeZone, at: Instant) => string
  /** `Central European Time` */
  zoneName: (zone: TimeZone, at: Instant) => string
  list: (items: readonly string[]) => string
  /** The same in pieces, so that names can have a direction of their own. */
  listParts: (items: readonly string[]) => { type: 'element' | 'literal'; value: string }[]
  number: (value: number, options?: Intl.NumberFormatOptions) => string
}

// 2024-01-01 is a Monday.
const MONDAY: PlainDate = '2024-01-01'

export function createFormat({ tag, timeZone, timeFormat, year }: FormatOptions): Format {
  const words = timeWords(tag, timeFormat, year)
  const short = shortWords(tag, timeFormat, year)
  const joined = (date: string, time: string) => joinDateTime(tag, date, time)
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' })

  return {
    timeZone,
    time: (at, zone = timeZone) => words.time(zone, at),
    timeRange: (from, to, zone = timeZone) => words.span(zone, from, to),
    wallTime: short.wallTime,
    day: words.date,
    dayShort: short.shortDate,
    fullDay: words.fullDate,
    fullDayOf: (at) => words.fullDate(dateOf(timeZone, at)),
    dayOf: (at, zone = timeZone) => words.date(dateOf(zone, at)),
    dateTime: (at, zone = timeZone) => joined(words.fullDate(dateOf(zone, at)), words.time(zone, at)),
    dayTime: (at, zone = timeZone) => joined(words.date(dateOf(zone, at)), words.time(zone, at)),
    joined,
    month: words.month,
    weekday(day, width = 'long') {
      const date = addDays(MONDAY, WEEKDAYS.indexOf(day))
      if (width === 'long') return words.fullWeekday(date)
      return width === 'short' ? words.weekday(date) : short.narrowWeekday(date)
    },
    duration: (minutes, largest) => shortDuration(tag, minutes, largest),
    distance: (to, now) => fromNow(tag, timeZone, now, to),
    dayDistance: (date, now) => fromToday(tag, dateOf(timeZone, now), date),
    zone: words.zone,
    zoneName: words.zoneName,
    // By the language alone: "en-DE" would put 1.000 next to US$1,000.50.
    number: (value, options) => new Intl.NumberFormat(new Intl.Locale(tag).language, options).format(value),
    list: (items) => lists.format(items),
    listParts: (items) => lists.formatToParts(items),
  }
}

/** The days of a week as the host counts them. */
export function weekdaysFrom(first: Weekday): Weekday[] {
  const at = WEEKDAYS.indexOf(first)
  return [...WEEKDAYS.slice(at), ...WEEKDAYS.slice(0, at)]
}
