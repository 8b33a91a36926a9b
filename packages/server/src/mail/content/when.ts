import type { Instant, PlainDate, TimeZone } from '@scheduling/domain'
import { clockChangeBetween, dateOf, MINUTE, offsetAt } from '@scheduling/domain'
import type { ShortWords, TimeWords } from '@scheduling/domain/words'
import {
  countryOf,
  fromNow,
  fromToday,
  joinDateTime,
  shortWords,
  timeFormatOf,
  timeWords,
} from '@scheduling/domain/words'
import type { Language } from '@scheduling/domain/languages'
import { regionalTag } from '@scheduling/domain/languages'
import type { MailTexts } from './mail-texts.ts'

/** Language and clock for times in a text. */
export interface Reader {
  language: Language
  timeZone: TimeZone
  /** BCP 47. Absent: the language as used in the country of the time zone. */
  locale?: string
  timeFormat?: '12h' | '24h'
  /** When the text is written: dates of other years have their year. Absent: all have. */
  now?: Instant
}

/** A period of time in the reader's words. */
export interface When {
  date: string
  /** For a whole day, says so. */
  time: string
  /** Absent for a whole day, which is the same everywhere. */
  zone?: string
  duration?: string
  /** For a subject line: short date and start. */
  short: string
  /** Day and month, as on a page of a tear-off calendar. */
  leaf: { month: string; day: string; weekday: string }
}

export function whenFor(reader: Reader, start: Instant, end: Instant): When {
  const words = wordsFor(reader)
  const zone = reader.timeZone
  const date = dateOf(zone, start)
  return {
    date: words.fullDate(date),
    time: words.span(zone, start, end),
    zone: words.zone(zone, start),
    duration: words.duration(Math.round((end - start) / MINUTE)),
    short: momentFor(reader, start),
    leaf: leafOf(words, date),
  }
}

/** A whole day: the same date for everybody, wherever they are. */
export function dateFor(reader: Reader, date: PlainDate, t: MailTexts): When {
  const words = wordsFor(reader)
  return {
    date: words.fullDate(date),
    time: t('allDay'),
    short: shortFor(reader).shortDate(date),
    leaf: leafOf(words, date),
  }
}

function leafOf(words: TimeWords, date: PlainDate): When['leaf'] {
  return {
    month: words.shortMonth(date),
    day: String(Number(date.slice(8))),
    weekday: words.weekday(date),
  }
}

/** The name of the reader's zone at that moment. */
export function zoneFor(reader: Reader, at: Instant): string {
  return wordsFor(reader).zone(reader.timeZone, at)
}

/** Short date and time. */
export function momentFor(reader: Reader, instant: Instant): string {
  const date = shortFor(reader).shortDate(dateOf(reader.timeZone, instant))
  return joinFor(reader, date, clockTime(reader, instant))
}

/** Date and time with the name of the zone. */
export function momentWithZone(reader: Reader, at: Instant): string {
  const words = wordsFor(reader)
  const { timeZone } = reader
  const date = words.fullDate(dateOf(timeZone, at))
  return joinFor(reader, date, words.time(timeZone, at), words.zone(timeZone, at))
}

/** A note if the reader's clocks change between now and the meeting. Undefined if they do not. */
export function clockChangeFor(
  reader: Reader,
  now: Instant,
  start: Instant,
  t: MailTexts,
): string | undefined {
  const change = clockChangeBetween(reader.timeZone, now, start)
  if (!change) return undefined
  const words = wordsFor(reader)
  const date = words.date(dateOf(reader.timeZone, change.at))
  const amount = words.duration(Math.abs(change.to - change.from) / MINUTE)
  return change.to > change.from ? t('clockForward', { amount, date }) : t('clockBack', { amount, date })
}

/** The start on another person's clock, in the reader's words. Undefined if both clocks show the same. */
export function onOtherClock(reader: Reader, other: TimeZone, start: Instant): string | undefined {
  if (offsetAt(reader.timeZone, start) === offsetAt(other, start)) return undefined
  const words = wordsFor(reader)
  return joinFor(reader, words.fullWeekday(dateOf(other, start)), words.time(other, start))
}

/** Joins a date, a time and a zone as the reader's language does. */
export function joinFor(reader: Reader, ...texts: string[]): string {
  return joinDateTime(tagOf(reader), ...texts)
}

/** Only the time, on the reader's clock. */
export function clockTime(reader: Reader, instant: Instant): string {
  return wordsFor(reader).time(reader.timeZone, instant)
}

/** Time until a future start: `in 1 hour`, `tomorrow`. */
export function untilThen(reader: Reader, now: Instant, start: Instant): string {
  return fromNow(tagOf(reader), reader.timeZone, Math.min(now, start - MINUTE), start)
}

/**
 * Days until a date, counted from today in the reader's zone: `today`, `tomorrow`, `in 3 days`. The date itself has no
 * zone. Where it has not begun yet, it may be over for a reader far to the east.
 */
export function untilDate(reader: Reader, now: Instant, date: PlainDate): string {
  const today = dateOf(reader.timeZone, now)
  return fromToday(tagOf(reader), today, date < today ? today : date)
}

function wordsFor(reader: Reader): TimeWords {
  return timeWords(...waysOf(reader))
}

function shortFor(reader: Reader): ShortWords {
  return shortWords(...waysOf(reader))
}

function waysOf(reader: Reader): Parameters<typeof timeWords> {
  const { timeZone, now } = reader
  const tag = tagOf(reader)
  const year = now === undefined ? undefined : dateOf(timeZone, now).slice(0, 4)
  return [tag, reader.timeFormat ?? timeFormatOf(tag), year]
}

function tagOf({ language, locale, timeZone }: Reader): string {
  return locale ?? regionalTag(language, countryOf(timeZone))
}

/** A duration in the reader's words. */
export function durationFor(reader: Reader, minutes: number): string {
  return wordsFor(reader).duration(minutes)
}
