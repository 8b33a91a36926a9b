import type { Instant, PlainDate, TimeZone, WallTime } from '../time/time.ts'
import { dateOf } from '../zones/zones.ts'
import type { TimeFormat } from './time-words.ts'
import { dates, remembered, timeWords, withLatinDigits } from './time-words.ts'

// Separate from `timeWords`: the booking page uses none of these and should not load them.

/** Short forms for lists and subject lines, and times of working hours. */
export interface ShortWords {
  /** `Tue, Mar 4, 3:05 PM`; with the year if it is another one. */
  shortMoment: (zone: TimeZone, at: Instant) => string
  /** `Tue, Mar 4`; with the year if it is another one. */
  shortDate: (date: PlainDate) => string
  /** The time on a wall clock. */
  wallTime: (time: WallTime) => string
  /** `T` */
  narrowWeekday: (date: PlainDate) => string
}

const made = new Map<string, ShortWords>()

/** The arguments of `timeWords`. Repeat: the same object with its cache. */
export function shortWords(tag: string, timeFormat: TimeFormat, year?: string): ShortWords {
  return remembered(
    made,
    `${tag} ${timeFormat} ${year}`,
    () => makeShort(withLatinDigits(tag), timeFormat, year),
    100,
  )
}

function makeShort(tag: string, timeFormat: TimeFormat, year?: string): ShortWords {
  const short = { weekday: 'short', day: 'numeric', month: 'short' } as const
  const thisYear = dates(tag, short)
  const others = dates(tag, { ...short, year: 'numeric' })
  const shortDate = (date: PlainDate) => (date.slice(0, 4) === year ? thisYear : others)(date)
  const { time } = timeWords(tag, timeFormat, year)
  return {
    shortMoment: (zone, at) => joinDateTime(tag, shortDate(dateOf(zone, at)), time(zone, at)),
    shortDate,
    wallTime: (wall) => (wall === '24:00' ? wall : time('UTC', Date.parse(`1970-01-01T${wall}Z`))),
    narrowWeekday: dates(tag, { weekday: 'narrow' }),
  }
}

// In other languages, a comma.
const SEPARATORS: Partial<Record<string, string>> = { ar: '، ', zh: ' ' }

/** Joins a date, a time and a zone as the language does. `tag` is BCP 47. */
export function joinDateTime(tag: string, ...texts: string[]): string {
  return texts.join(SEPARATORS[tag.split('-')[0] ?? ''] ?? ', ')
}
