import type { Instant, PlainDate, TimeZone } from '@scheduling/domain'
import { clockChangeBetween, dateOf, DAY, MINUTE, offsetAt } from '@scheduling/domain'
import type { TimeWords } from '@scheduling/domain/words'
import { countriesOfZones, timeFormatOf, timeWords, zoneCity } from '@scheduling/domain/words'
import type { Language } from '@scheduling/domain/languages'
import { SPOKEN, regionalTag } from '@scheduling/domain/languages'
import type { MailTexts } from './mail-texts.ts'

/** In whose words and on whose clock a time is said. */
export interface Reader {
  language: Language
  timeZone: TimeZone
  /** BCP 47; absent: the language as written in the country where their clock runs. */
  locale?: string
  timeFormat?: '12h' | '24h'
}

/** A stretch of time as its reader says it. */
export interface When {
  date: string
  time: string
  zone: string
  duration: string
  /** For a subject line: date and start, short. */
  short: string
  /** Day and month, as a leaf of a calendar shows them. */
  leaf: { month: string; day: string; weekday: string }
}

export function whenFor(reader: Reader, start: Instant, end: Instant, t: MailTexts): When {
  const words = wordsFor(reader)
  const zone = reader.timeZone
  const date = dateOf(zone, start)
  return {
    date: words.fullDate(date),
    time: words.span(zone, start, end),
    zone: zoneFor(zone, words.zone(zone, start), t),
    duration: words.duration(Math.round((end - start) / MINUTE)),
    short: momentFor(reader, start),
    leaf: {
      month: words.shortMonth(date),
      day: String(Number(date.slice(8))),
      weekday: words.weekday(date),
    },
  }
}

/** One moment, short: date and time. */
export function momentFor(reader: Reader, instant: Instant): string {
  const words = wordsFor(reader)
  return `${words.shortDate(dateOf(reader.timeZone, instant))}, ${words.time(reader.timeZone, instant)}`
}

/** One moment, with the zone whose clock is meant. */
export function momentWithZone(reader: Reader, at: Instant, t: MailTexts): string {
  const { timeZone } = reader
  const words = wordsFor(reader)
  const zone = zoneFor(timeZone, words.zone(timeZone, at), t)
  return `${words.fullDate(dateOf(timeZone, at))}, ${words.time(timeZone, at)}, ${zone}`
}

/** What to say when the clocks of the reader change between now and the meeting; undefined when they do not. */
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

/** The start on another person's clock, in the reader's words; undefined when both clocks show the same. */
export function onOtherClock(reader: Reader, other: TimeZone, start: Instant): string | undefined {
  if (offsetAt(reader.timeZone, start) === offsetAt(other, start)) return undefined
  const words = wordsFor(reader)
  return `${words.fullWeekday(dateOf(other, start))}, ${words.time(other, start)}`
}

/** The time alone, on the reader's clock. */
export function clockTime(reader: Reader, instant: Instant): string {
  return wordsFor(reader).time(reader.timeZone, instant)
}

/** `in 1 hour`, `tomorrow`, `in 2 days`: as people count, by the reader's dates. */
export function fromNow(reader: Reader, now: Instant, start: Instant): string {
  const words = new Intl.RelativeTimeFormat(SPOKEN[reader.language].tag, { numeric: 'auto' })
  const days = daysBetween(dateOf(reader.timeZone, now), dateOf(reader.timeZone, start))
  const minutes = Math.max(1, Math.round((start - now) / MINUTE))
  if (days > 1 || (days === 1 && minutes > NEARLY_TODAY)) return words.format(days, 'day')
  return minutes < 120 && minutes !== 60
    ? words.format(minutes, 'minute')
    : words.format(Math.round(minutes / 60), 'hour')
}

// A meeting after midnight that is this near is not said to be tomorrow.
const NEARLY_TODAY = 6 * 60

function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY)
}

function wordsFor({ language, locale, timeZone, timeFormat }: Reader): TimeWords {
  const tag = locale ?? regionalTag(language, countriesOfZones().get(timeZone) ?? null)
  return timeWords(tag, timeFormat ?? timeFormatOf(tag))
}

function zoneFor(timeZone: TimeZone, zone: string, t: MailTexts): string {
  const hasPlace = /^(?!Etc\/).*\//.test(timeZone)
  return hasPlace ? t('zone', { zone, place: zoneCity(timeZone) }) : zone
}
