import { dateOf, isPlainDate, wallTimeOf } from '@scheduling/domain'
import type { Instant, PlainDate, TimeZone, WallTime } from '@scheduling/domain'
import type { Language } from '@scheduling/messages'

export type TimeFormat = '12h' | '24h'

/** The one door through which dates and times become words. Dates have no zone; instants are always shown in one. */
export interface Formats {
  time: (zone: TimeZone, instant: Instant) => string
  /** `14:00 – 14:30`, and the date again where the end is on another one. */
  span: (zone: TimeZone, start: Instant, end: Instant) => string
  /** `Tuesday 4 March 2027` */
  fullDate: (date: PlainDate) => string
  /** `Tuesday 4 March` */
  date: (date: PlainDate) => string
  /** `Tue` */
  weekday: (date: PlainDate) => string
  /** `Tuesday` */
  fullWeekday: (date: PlainDate) => string
  /** `Mar` */
  shortMonth: (date: PlainDate) => string
  /** `March 2027` */
  month: (date: PlainDate) => string
  /** `30 minutes`, `1 hour`, `1 hour, 30 minutes` */
  duration: (minutes: number) => string
  /** `Central European Time` */
  zone: (zone: TimeZone) => string
}

// "Tuesday 4 March": the day before the month, in whatever country English is read.
export const TAGS: Record<Language, string> = { en: 'en-GB', de: 'de', he: 'he' }

export const DATE = { day: 'numeric', month: 'long', weekday: 'long' } as const
export const FULL_DATE = { ...DATE, year: 'numeric' } as const

const made = new Map<string, Formats>()

/** Repeat: the same object, so that what it has worked out is kept. */
export function formatsFor(language: Language, timeFormat: TimeFormat): Formats {
  const key = `${language} ${timeFormat}`
  const formats = made.get(key) ?? makeFormats(TAGS[language], timeFormat)
  made.set(key, formats)
  return formats
}

function makeFormats(tag: string, timeFormat: TimeFormat): Formats {
  const clock = dateFormat(tag, clockOptions(timeFormat))
  const times = new Map<WallTime, string>()
  const zones = new Map<TimeZone, string>()
  const durations = new Map<string, string>()
  const ofDate = (options: Intl.DateTimeFormatOptions) => dates(dateFormat(tag, options))
  const date = ofDate(DATE)

  // A time of day reads the same in every zone: one formatter is enough, and few texts.
  const time = (zone: TimeZone, instant: Instant) => {
    const wall = wallTimeOf(zone, instant)
    return remembered(times, wall, () => clock(Date.parse(`1970-01-01T${wall}Z`)))
  }

  return {
    time,
    span(zone, start, end) {
      if (dateOf(zone, start) !== dateOf(zone, end - 1)) {
        return `${time(zone, start)} – ${date(dateOf(zone, end))}, ${time(zone, end)}`
      }
      const text = `${time(zone, start)} – ${time(zone, end)}`
      // Hours run from left to right in Hebrew too.
      return tag === TAGS.he ? `\u2066${text}\u2069` : text
    },
    date,
    fullDate: ofDate(FULL_DATE),
    weekday: ofDate({ weekday: tag === TAGS.he ? 'narrow' : 'short' }),
    fullWeekday: ofDate({ weekday: 'long' }),
    shortMonth: ofDate({ month: 'short' }),
    month: ofDate({ month: 'long', year: 'numeric' }),
    duration: (minutes) => remembered(durations, String(minutes), () => duration(tag, minutes)),
    zone: (zone) => remembered(zones, zone, () => zoneName(tag, zone)),
  }
}

export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): (instant: Instant) => string {
  const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
  if (options.hour) {
    // Browsers disagree about the kind of space before "pm"; one that never breaks reads the same everywhere.
    return (instant) => format.format(instant).replace(/\s/g, '\u00A0')
  }
  // English has a comma after the weekday only where a year follows; people say none.
  return (instant) => format.format(instant).replace(tag === TAGS.en ? /^(\w+),/ : /^$/, '$1')
}

export function clockOptions(timeFormat: TimeFormat): Intl.DateTimeFormatOptions {
  const isShort = timeFormat === '12h'
  return {
    hour: isShort ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: isShort ? 'h12' : 'h23',
  }
}

function dates(format: (instant: Instant) => string): (date: PlainDate) => string {
  const known = new Map<PlainDate, string>()
  return (date) => remembered(known, date, () => format(isPlainDate(date) ? Date.parse(date) : 0))
}

// A server answers for years: what it has worked out must not grow without bound.
const REMEMBERED_MAX = 3000

function remembered(known: Map<string, string>, key: string, make: () => string): string {
  let text = known.get(key)
  if (text === undefined) {
    if (known.size >= REMEMBERED_MAX) known.clear()
    text = make()
    known.set(key, text)
  }
  return text
}

function duration(tag: string, minutes: number): string {
  const inUnit = (amount: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours && inUnit(hours, 'hour'), (rest || !hours) && inUnit(rest, 'minute')]
    .filter(Boolean)
    .join(', ')
}

// Zones change their habits: the name is that of a summer of our days, not of 1970.
const NAMED_AT = Date.UTC(2026, 6, 1)

export function zoneName(tag: string, zone: TimeZone): string {
  const [generic, long] = (['longGeneric', 'long'] as const).map((timeZoneName) => {
    const parts = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName }).formatToParts(NAMED_AT)
    return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
  }) as [string, string]
  // Where nobody lives there is only an offset to name.
  return generic.startsWith('GMT') ? long : generic
}
