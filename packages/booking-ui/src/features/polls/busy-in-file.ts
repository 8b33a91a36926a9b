import { DAY, HOUR, instantOf, isTimeZone, MINUTE } from '@scheduling/domain'
import type { Instant, Interval, TimeZone } from '@scheduling/domain'

/** What a calendar file says of when somebody is busy, and whether something in it could not be read. */
export interface FileTimes {
  busy: Interval[]
  isPartly: boolean
}

interface Property {
  params: string
  value: string
}

// Nobody's calendar is larger; a browser must not stand still over what is no calendar.
const BYTES_MAX = 20_000_000
const REPEATS_MAX = 2_000

/**
 * RFC 5545, as far as it says when somebody is busy within `span`: neither free (TRANSP) nor canceled, repeating by day or
 * week. A time without a zone is one of the visitor's clock.
 */
export function busyInFile(text: string, span: Interval, ownZone: TimeZone): FileTimes {
  const times: FileTimes = { busy: [], isPartly: text.length > BYTES_MAX }
  const lines = text
    .slice(0, BYTES_MAX)
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
  let event: Map<string, Property> | null = null
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') event = new Map()
    else if (line === 'END:VEVENT' && event) {
      addEvent(times, event, span, ownZone)
      event = null
    } else if (event) addProperty(event, line)
  }
  return times
}

function addProperty(event: Map<string, Property>, line: string): void {
  const at = line.indexOf(':')
  const [name = '', ...params] = line.slice(0, at).split(';')
  if (at > 0) event.set(name.toUpperCase(), { params: params.join(';'), value: line.slice(at + 1) })
}

function addEvent(times: FileTimes, event: Map<string, Property>, span: Interval, ownZone: TimeZone): void {
  if (event.get('TRANSP')?.value === 'TRANSPARENT' || event.get('STATUS')?.value === 'CANCELLED') return
  const start = instantIn(event.get('DTSTART'), ownZone)
  if (start === null) return
  const length = lengthOf(event, start, ownZone)
  const rule = event.get('RRULE')?.value
  const step = rule === undefined ? null : stepOf(rule)
  if (rule !== undefined && step === null) times.isPartly = true
  for (const begin of step ? repeats(start, step, span.end) : [start])
    if (begin < span.end && begin + length > span.start)
      times.busy.push({ start: begin, end: begin + length })
}

function lengthOf(event: Map<string, Property>, start: Instant, ownZone: TimeZone): number {
  const end = instantIn(event.get('DTEND'), ownZone)
  if (end !== null) return Math.max(0, end - start)
  const [, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/.exec(event.get('DURATION')?.value ?? '') ?? []
  const length = Number(days) * DAY + Number(hours) * HOUR + Number(minutes) * MINUTE
  return length || (event.get('DTSTART')?.value.includes('T') ? 0 : DAY)
}

function instantIn(property: Property | undefined, ownZone: TimeZone): Instant | null {
  const [, year, month, day, hour = '00', minute = '00', utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z)?)?$/.exec(property?.value.trim() ?? '') ?? []
  if (!property || !year || Number(month) > 12 || Number(day) > 31 || Number(hour) > 23) return null
  const named = /TZID="?([^;"]+)/.exec(property.params)?.[1]
  const zone = utc ? 'UTC' : named && isTimeZone(named) ? named : ownZone
  try {
    return instantOf(zone, `${year}-${month}-${day}`, `${hour}:${minute}`)
  } catch {
    return null
  }
}

interface Step {
  days: number
  count: number
  until: Instant
}

/** Null where it repeats in a way that is not read here. */
function stepOf(rule: string): Step | null {
  const parts = Object.fromEntries(rule.split(';').map((part) => part.split('=')))
  const known = Object.keys(parts).every((name) => /^(FREQ|INTERVAL|COUNT|UNTIL|WKST)$/.test(name))
  const unit = { DAILY: 1, WEEKLY: 7 }[parts.FREQ as 'DAILY' | 'WEEKLY']
  if (!known || !unit) return null
  const until = instantIn(parts.UNTIL ? { params: '', value: parts.UNTIL } : undefined, 'UTC')
  return {
    days: unit * Number(parts.INTERVAL ?? 1),
    count: Number(parts.COUNT ?? Infinity),
    until: until ?? Infinity,
  }
}

function* repeats(start: Instant, { days, count, until }: Step, end: Instant): Generator<Instant> {
  if (!(days > 0)) return
  for (let index = 0; index < Math.min(count, REPEATS_MAX); index++) {
    const begin = start + index * days * DAY
    if (begin > until || begin >= end) return
    yield begin
  }
}
