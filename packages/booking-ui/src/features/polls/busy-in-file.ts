import { addDays, dateOf, DAY, instantOf } from '@scheduling/domain'
import type { Instant, Interval, TimeZone } from '@scheduling/domain'
import type { WrittenEvent } from './calendar-file/events.ts'
import { eventsIn, textOf } from './calendar-file/events.ts'
import type { Moment } from './calendar-file/moments.ts'
import { durationIn, momentIn } from './calendar-file/moments.ts'
import { datesOf, ruleOf } from './calendar-file/recurring.ts'

/** The busy times in a calendar file, and whether a part of it could not be read. */
export interface FileTimes {
  busy: Interval[]
  isPartly: boolean
}

// Larger than any real calendar. Another file must not freeze the browser.
const BYTES_MAX = 20_000_000

/**
 * Reads the busy times within `span` (RFC 5545). Skips free (TRANSP) and canceled events. Repeats events on the clock
 * of their own zone, without excluded dates (EXDATE) and with single moved occurrences (RECURRENCE-ID).
 */
export function busyInFile(text: string, span: Interval, ownZone: TimeZone): FileTimes {
  const events = eventsIn(text.slice(0, BYTES_MAX))
  const times: FileTimes = { busy: [], isPartly: text.length > BYTES_MAX }
  const moved = movedIn(events, ownZone)
  for (const event of events) {
    const start = momentIn(event.get('DTSTART')?.[0], ownZone)
    const isBusy = textOf(event, 'TRANSP') !== 'TRANSPARENT' && textOf(event, 'STATUS') !== 'CANCELLED'
    if (start && isBusy) addTimes(times, event, start, { span, ownZone, moved })
  }
  return times
}

interface Reading {
  span: Interval
  ownZone: TimeZone
  /** Original starts of the moved occurrences, by UID of the series. */
  moved: ReadonlyMap<string, ReadonlySet<Instant>>
}

/** An occurrence that is now canceled or free also leaves its original time. */
function movedIn(events: readonly WrittenEvent[], ownZone: TimeZone): Map<string, Set<Instant>> {
  const moved = new Map<string, Set<Instant>>()
  for (const event of events) {
    const from = momentIn(event.get('RECURRENCE-ID')?.[0], ownZone)
    const id = textOf(event, 'UID') ?? ''
    if (from) moved.set(id, (moved.get(id) ?? new Set()).add(from.at))
  }
  return moved
}

function addTimes(
  times: FileTimes,
  event: WrittenEvent,
  start: Moment,
  { span, ownZone, moved }: Reading,
): void {
  const endOf = lengthOf(event, start, ownZone)
  const text = event.has('RECURRENCE-ID') ? undefined : textOf(event, 'RRULE')
  const rule = text === undefined ? null : ruleOf(text)
  if ((text !== undefined && !rule) || event.has('RDATE')) times.isPartly = true
  const add = (begin: Instant) => {
    const end = endOf(begin)
    if (begin < end && begin < span.end && end > span.start) times.busy.push({ start: begin, end })
  }
  if (!rule) {
    add(start.at)
    return
  }
  const until = momentIn(rule.until === null ? undefined : { params: '', value: rule.until }, start.zone)
  const last = until ? (until.time === null ? dayAfter(until) - 1 : until.at) : Infinity
  const leftOut = leftOutOf(event, ownZone)
  const replaced = moved.get(textOf(event, 'UID') ?? '')
  for (const date of datesOf(rule, start.date, dateOf(start.zone, Math.min(span.end, last)))) {
    const begin = instantOf(start.zone, date, start.time ?? '00:00')
    if (begin <= last && !leftOut.has(begin) && !leftOut.has(date) && !replaced?.has(begin)) add(begin)
  }
}

function dayAfter({ zone, date }: Moment): Instant {
  return instantOf(zone, addDays(date, 1), '00:00')
}

/** Excluded times. Dates if whole days are excluded. */
function leftOutOf(event: WrittenEvent, ownZone: TimeZone): Set<Instant | string> {
  const moments = (event.get('EXDATE') ?? []).flatMap(({ params, value }) =>
    value.split(',').map((each) => momentIn({ params, value: each }, ownZone)),
  )
  return new Set(
    moments.flatMap((moment) => (moment ? [moment.time === null ? moment.date : moment.at] : [])),
  )
}

/** Returns the end for a start. Whole days stay whole where clocks change. */
function lengthOf(event: WrittenEvent, start: Moment, ownZone: TimeZone): (begin: Instant) => Instant {
  const end = momentIn(event.get('DTEND')?.[0], ownZone)
  const length = end ? Math.max(0, end.at - start.at) : durationIn(textOf(event, 'DURATION'))
  if (start.time !== null) return (begin) => begin + (length ?? 0)
  const days = Math.max(1, Math.round((length ?? DAY) / DAY))
  return (begin) => instantOf(start.zone, addDays(dateOf(start.zone, begin), days), '00:00')
}
