import { isPlainDate } from '../time/plain-date.ts'
import type { Instant, Minutes, PlainDate, TimeZone, WallTime } from '../time/time.ts'
import { isShownTwice } from '../zones/clock-changes.ts'
import { dateOf, offsetAt, wallTimeOf } from '../zones/zones.ts'
import { englishCity } from './english-city.ts'
import { offsetNameAt, zoneName } from './zone-names.ts'

export type TimeFormat = '12h' | '24h'

/**
 * The only place that turns dates and times into words. Each language and region has its own way, from `Intl`.
 * Dates have no zone; instants are always shown in one.
 */
export interface TimeWords {
  /** `Tuesday, March 4, 2027, 3:05 PM` */
  moment: (zone: TimeZone, at: Instant) => string
  /** `3:05 PM`; with the offset, `1:30 AM GMT−4`, if the clock shows this time twice. */
  time: (zone: TimeZone, at: Instant) => string
  /** `2:00 – 2:30 PM`; with the second date if the end is on another one. */
  span: (zone: TimeZone, start: Instant, end: Instant) => string
  /** `Tuesday, March 4, 2027` */
  fullDate: (date: PlainDate) => string
  /** `Tuesday, March 4`; with the year if it is another one. */
  date: (date: PlainDate) => string
  /** `Tue` */
  weekday: (date: PlainDate) => string
  /** `Tuesday` */
  fullWeekday: (date: PlainDate) => string
  /** `Mar` */
  shortMonth: (date: PlainDate) => string
  /** `March 2027` */
  month: (date: PlainDate) => string
  /** `30 minutes`, `1 hour, 30 minutes` */
  duration: (minutes: Minutes) => string
  /** `Eastern Time (New York)` */
  zone: (zone: TimeZone, at: Instant) => string
  /** `Eastern Time`; the exact name if the clock shows this instant's time twice. */
  zoneName: (zone: TimeZone, at: Instant) => string
}

// Visitors can send any country, so the cache needs a limit.
const MADE_MAX = 100
const made = new Map<string, TimeWords>()

/**
 * `tag` is BCP 47; its country decides how dates are written. `year` is the current one, as `2027`: every other date has
 * its year, without it all have. Repeat: the same object with its cache.
 */
export function timeWords(tag: string, timeFormat: TimeFormat, year?: string): TimeWords {
  return remembered(
    made,
    `${tag} ${timeFormat} ${year}`,
    () => makeWords(withLatinDigits(tag), timeFormat, year),
    MADE_MAX,
  )
}

function makeWords(tag: string, timeFormat: TimeFormat, year?: string): TimeWords {
  const isRightToLeft = /^(ar|he)/.test(tag)
  const times = new Map<WallTime, string>()
  const zones = new Map<string, string>()
  const durations = new Map<Minutes, string>()
  const clock = formatter(
    tag,
    timeFormat === '12h'
      ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
      : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  )
  const ofDate = (options: Intl.DateTimeFormatOptions) => dates(tag, options)
  const long = { weekday: 'long', day: 'numeric', month: 'long' } as const

  // A time of day reads the same in every zone, so one formatter and a few texts are enough. Browsers disagree
  // about the kind of space before "PM"; a non-breaking one reads the same everywhere.
  const wallTime = (wall: WallTime) =>
    remembered(times, wall, () => clock(Date.parse(`1970-01-01T${wall}Z`)).replace(/\s/g, '\u00A0'))
  const time = (zone: TimeZone, at: Instant) => {
    const shown = wallTime(wallTimeOf(zone, at))
    return isShownTwice(zone, at) ? `${shown} ${offsetNameAt(zone, at)}` : shown
  }

  const fullDate = ofDate({ ...long, year: 'numeric' })
  const thisYear = ofDate(long)
  const date = (of: PlainDate) => (of.slice(0, 4) === year ? thisYear : fullDate)(of)
  const named = (zone: TimeZone, at: Instant) =>
    remembered(zones, `${zone} ${offsetAt(zone, at)} ${isShownTwice(zone, at)}`, () =>
      zoneName(tag, zone, at),
    )

  return {
    moment: (zone, at) => `${fullDate(dateOf(zone, at))}, ${time(zone, at)}`,
    time,
    span(zone, start, end) {
      const [from, to] = [time(zone, start), time(zone, end)]
      if (dateOf(zone, start) !== dateOf(zone, end - 1)) return `${from} – ${date(dateOf(zone, end))}, ${to}`
      // The half of the day once for both: `PM` at the end, `下午` in front. Times run from left to right in Hebrew and
      // Arabic too, where their halves of the day would turn them around.
      return `${from} – ${to}`.replace(
        /^(\D*)(.+?)(\u00A0\D+)? – \1(.+)\3$/,
        isRightToLeft ? '\u2066\u2068$1$2\u2069 – \u2068$4$3\u2069\u2069' : '$1$2 – $4$3',
      )
    },
    date,
    fullDate,
    weekday: ofDate({ weekday: isRightToLeft ? 'narrow' : 'short' }),
    fullWeekday: ofDate({ weekday: 'long' }),
    shortMonth: ofDate({ month: 'short' }),
    month: ofDate({ month: 'long', year: 'numeric' }),
    duration: (minutes) => remembered(durations, minutes, () => duration(tag, minutes)),
    // A zone without a place (`UTC`, `Etc/GMT-3`) shows only its name.
    zone: (zone, at) => named(zone, at) + (/^(?!Etc\/).*\//.test(zone) ? ` (${englishCity(zone)})` : ''),
    zoneName: named,
  }
}

/** People type and compare what they see, so the digits are 0 to 9 in every country. */
export function withLatinDigits(tag: string): string {
  return String(new Intl.Locale(tag, { numberingSystem: 'latn' }))
}

/** Created on first use, because creating one takes longer than most pages use it. */
function formatter(tag: string, options: Intl.DateTimeFormatOptions): (at: Instant) => string {
  let format: Intl.DateTimeFormat | undefined
  return (at) => (format ??= new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })).format(at)
}

export function dates(tag: string, options: Intl.DateTimeFormatOptions): (date: PlainDate) => string {
  const format = formatter(tag, options)
  const known = new Map<PlainDate, string>()
  return (date) => remembered(known, date, () => format(isPlainDate(date) ? Date.parse(date) : 0))
}

// A server runs for a long time, so its cache must not grow without bound.
const REMEMBERED_MAX = 3000

export function remembered<K, V>(known: Map<K, V>, key: K, make: () => V, max = REMEMBERED_MAX): V {
  let value = known.get(key)
  if (value === undefined) {
    if (known.size >= max) known.clear()
    known.set(key, (value = make()))
  }
  return value
}

function duration(tag: string, minutes: Minutes): string {
  const inUnit = (amount: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours && inUnit(hours, 'hour'), (rest || !hours) && inUnit(rest, 'minute')]
    .filter(Boolean)
    .join(', ')
}
