import type { Instant, PlainDate, TimeZone } from '@scheduling/domain'
import { clockChangeBetween, dateOf, DAY, HOUR, isShownTwice, MINUTE, offsetAt } from '@scheduling/domain'
import type { Language } from '@scheduling/messages'
import type { MailTexts } from './mail-texts.ts'

/** In whose words and on whose clock a time is said. */
export interface Reader {
  language: Language
  timeZone: TimeZone
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
  const date = say(reader, FULL_DATE)
  return {
    date: date(start),
    time: timeRange(reader, start, end),
    zone: zoneFor(reader, start, end, t),
    duration: durationFor(reader, end - start),
    short: momentFor(reader, start),
    leaf: {
      month: say(reader, { month: 'short' })(start),
      day: say(reader, { day: 'numeric' })(start),
      weekday: say(reader, { weekday: 'short' })(start),
    },
  }
}

/** One moment, short: date and time. */
export function momentFor(reader: Reader, instant: Instant): string {
  return say(reader, { ...SHORT_DATE, ...clock(reader) })(instant)
}

/** One moment, with the zone whose clock is meant. */
export function momentWithZone(reader: Reader, at: Instant, t: MailTexts): string {
  return `${say(reader, FULL_DATE)(at)}, ${say(reader, clock(reader))(at)}, ${zoneFor(reader, at, at, t)}`
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
  const date = say(reader, { weekday: 'long', day: 'numeric', month: 'long' })(change.at)
  const amount = durationFor(reader, Math.abs(change.to - change.from))
  return change.to > change.from ? t('clockForward', { amount, date }) : t('clockBack', { amount, date })
}

/** The start on another person's clock, in the reader's words; undefined when both clocks show the same. */
export function onOtherClock(reader: Reader, other: TimeZone, start: Instant): string | undefined {
  if (offsetAt(reader.timeZone, start) === offsetAt(other, start)) return undefined
  const there = { ...reader, timeZone: other }
  return say(there, { weekday: 'long', ...clock(reader) })(start)
}

/** The time alone, on the reader's clock. */
export function clockTime(reader: Reader, instant: Instant): string {
  return say(reader, clock(reader))(instant)
}

/** `in 1 hour`, `tomorrow`, `in 2 days`: as people count, by the reader's dates. */
export function fromNow(reader: Reader, now: Instant, start: Instant): string {
  const words = new Intl.RelativeTimeFormat(tag(reader), { numeric: 'auto' })
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

function timeRange(reader: Reader, start: Instant, end: Instant): string {
  const time = formatter(reader, clock(reader))
  const isOneDay = dateOf(reader.timeZone, start) === dateOf(reader.timeZone, end)
  // Over midnight a range would repeat the date of its start.
  return isOneDay
    ? time.formatRange(start, end)
    : `${time.format(start)} – ${say(reader, { ...SHORT_DATE, ...clock(reader) })(end)}`
}

const FULL_DATE = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const SHORT_DATE = { weekday: 'short', day: 'numeric', month: 'short' } as const

function clock({ timeFormat }: Reader): Intl.DateTimeFormatOptions {
  if (!timeFormat) return { hour: 'numeric', minute: '2-digit' }
  return timeFormat === '12h'
    ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
    : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
}

function say(reader: Reader, options: Intl.DateTimeFormatOptions): (instant: Instant) => string {
  const format = formatter(reader, options)
  return (instant) => format.format(instant)
}

// Making one takes longer than the rest of the mail. Readers share few zones; all zones at once are still bounded.
const FORMATTERS_MAX = 500
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(reader: Reader, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const zoned = { ...options, timeZone: reader.timeZone }
  const key = tag(reader) + JSON.stringify(zoned)
  const known = formatters.get(key)
  if (known) return known
  if (formatters.size >= FORMATTERS_MAX) formatters.clear()
  const made = new Intl.DateTimeFormat(tag(reader), zoned)
  formatters.set(key, made)
  return made
}

function zoneFor(reader: Reader, start: Instant, end: Instant, t: MailTexts): string {
  const zone = zoneName(reader, start, end)
  const [area, ...places] = reader.timeZone.split('/')
  const place = area === 'Etc' ? undefined : places.at(-1)?.replaceAll('_', ' ')
  return place ? t('zone', { zone, place }) : zone
}

function zoneName(reader: Reader, start: Instant, end: Instant): string {
  // Where a change sets the clock back over the meeting, only the exact name tells the two hours apart.
  const isTwice = isShownTwice(reader.timeZone, start) || isShownTwice(reader.timeZone, end)
  const generic = namePart(reader, start, 'longGeneric')
  // Zones without a name of their own, UTC among them, have no generic one either.
  return isTwice || generic.startsWith('GMT') ? namePart(reader, start, 'long') : generic
}

function namePart(reader: Reader, instant: Instant, timeZoneName: 'long' | 'longGeneric'): string {
  const format = formatter(reader, { timeZoneName })
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? reader.timeZone
}

function durationFor(reader: Reader, length: number): string {
  const hours = Math.floor(length / HOUR)
  const minutes = Math.round((length % HOUR) / MINUTE)
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(tag(reader), { style: 'unit', unit: name, unitDisplay: 'long' }).format(value)
  const parts = [hours > 0 && unit(hours, 'hour'), minutes > 0 && unit(minutes, 'minute')].filter(
    (part) => part !== false,
  )
  return new Intl.ListFormat(tag(reader), { type: 'unit' }).format(parts)
}

// As on the booking page: the day before the month, in whatever country English is read.
const TAGS: Record<Language, string> = { en: 'en-GB', de: 'de', he: 'he' }

function tag({ language }: Reader): string {
  return TAGS[language]
}
