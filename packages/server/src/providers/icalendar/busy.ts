import type { BusyKind } from '@scheduling/contract'
import type { Instant, Interval, TimeZone } from '@scheduling/domain'
import ICAL from 'ical.js'
import { ParseRefused } from '../../isolation/refusal.ts'
import type { CalendarBusy, CalendarText } from '../provider.ts'
import { dayOf, instantOf, momentOf, shownAt } from './moments.ts'
import type { Budget, Changed, Occurrence, Onward } from './series.ts'
import { periodsIn, timesOf } from './series.ts'
import { UTC, zonesOf } from './zones.ts'

/** The text of a calendar, and what we want to know. */
export interface AskedText {
  text: string
  span: Interval
  /** The zone for whole days and floating times, if the calendar names none. */
  timeZone: TimeZone
  /** The owner's addresses, in lower case. Events that they declined are free. */
  addresses: readonly string[]
}

// Nobody's calendar has more. Larger ones are refused, never cut.
const EVENTS_MAX = 20_000
const TIMES_MAX = 20_000
export const STEPS_MAX = 2_000_000
const TITLE_MAX = 200
// Outlook has more states than the standard.
const KINDS: Record<string, BusyKind> = {
  TENTATIVE: 'tentative',
  OOF: 'out_of_office',
  WORKINGELSEWHERE: 'elsewhere',
}
const FREE_BUSY_KINDS: Record<string, BusyKind> = {
  'BUSY-TENTATIVE': 'tentative',
  'BUSY-UNAVAILABLE': 'out_of_office',
}

/**
 * RFC 5545: when the owner is busy within the span. Skips events that are canceled, transparent or declined by
 * them. Expands series with their exceptions, in the zone of each event. Throws if any part cannot be read: what
 * we do not understand never counts as free.
 */
export function busyIn({ text, span, timeZone, addresses }: AskedText): CalendarBusy[] {
  const budget: Budget = { steps: STEPS_MAX }
  // Just parsing this many would take too long.
  if ([...text.matchAll(/^BEGIN:VEVENT/gim)].length > EVENTS_MAX) throw new ParseRefused('too_large')
  const calendarBusies = calendarsIn(text).flatMap((calendar) => {
    const zones = zonesOf(calendar, timeZone)
    const events = partsOf(calendar, 'vevent')
    const series = [...Map.groupBy(events, (event) => textIn(event, 'uid') ?? event).values()]
    return [
      ...series.flatMap((members) => busyOf(members, addresses, span, zones, budget)),
      ...partsOf(calendar, 'vfreebusy').flatMap((said) => saidBusy(said, span, zones)),
    ]
  })
  const sorted = calendarBusies.toSorted((one, other) => one.start - other.start || one.end - other.end)
  // If many overlap, it does not matter which event a time belongs to.
  const times = sorted.length > TIMES_MAX ? merged(sorted) : sorted
  if (times.length > TIMES_MAX) throw new ParseRefused('too_large')
  return times
}

/** Merges times of one kind that touch, without titles. Expects and keeps the order of starts. */
function merged(times: readonly CalendarBusy[]): CalendarBusy[] {
  const last = new Map<BusyKind | undefined, CalendarBusy>()
  const calendarBusies: CalendarBusy[] = []
  for (const { start, end, kind } of times) {
    const before = last.get(kind)
    if (before && start <= before.end) {
      before.end = Math.max(before.end, end)
      continue
    }
    const time = { start, end, ...(kind && { kind }) }
    last.set(kind, time)
    calendarBusies.push(time)
  }
  return calendarBusies
}

/** Busy times with the name of the calendar. */
export function readText(text: AskedText): CalendarText {
  const name = calendarsIn(text.text)
    .map((calendar) => textIn(calendar, 'x-wr-calname'))
    .find((one) => one !== undefined)
  return { name: name?.slice(0, TITLE_MAX) ?? null, times: busyIn(text) }
}

export function calendarsIn(text: string): ICAL.Component[] {
  // An error page, or a truncated start.
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\s/i.test(text)) throw new ParseRefused('unreadable')
  // The library accepts any end.
  if (!/END:VCALENDAR$/i.test(text.trimEnd())) throw new ParseRefused('unreadable')
  const parsed = ICAL.parse(withoutStray(text)) as unknown[]
  const roots = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][])
  return roots.map((root) => new ICAL.Component(root as [string, unknown[], unknown[]]))
}

/** Makes each one separate: otherwise the library searches all others for the zone of each time. */
export function partsOf(calendar: ICAL.Component, name: string): ICAL.Component[] {
  const parts = calendar.jCal[2] as [name: string, properties: unknown[], parts: unknown[]][]
  return parts.filter(([own]) => own === name).map((part) => new ICAL.Component(part))
}

/** Removes stray lines without a meaning, which some programs leave. */
function withoutStray(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => /^[ \t]|[:;]/.test(line))
    .join('\r\n')
}

type Zones = ReturnType<typeof zonesOf>

/** Events with the same UID: the series and its exceptions. */
function busyOf(
  members: readonly ICAL.Component[],
  addresses: readonly string[],
  span: Interval,
  zones: Zones,
  budget: Budget,
): CalendarBusy[] {
  const [alone, series] = [
    newestBy(
      members.filter((event) => event.hasProperty('recurrence-id')),
      (event) => String(originalStart(event, zones)),
    ),
    newestBy(
      members.filter((event) => !event.hasProperty('recurrence-id')),
      () => 'series',
    ),
  ]
  const changed: Changed = {
    starts: new Set(alone.map((event) => originalStart(event, zones))),
    onwards: onwardsIn(alone, series, zones),
  }
  const nothing: Changed = { starts: new Set(), onwards: [] }
  const counts = new Map(members.map((event) => [event, isBusy(event, addresses)]))
  const timed = (event: ICAL.Component, what: Changed) =>
    [event, ...what.onwards.map((onward) => onward.event)].some((one) => counts.get(one))
      ? timesOf(event, what, span, zones, budget).flatMap((time) =>
          counts.get(time.event) ? namedBusy(time) : [],
        )
      : []
  return [
    ...series.flatMap((event) => timed(event, changed)),
    ...alone.flatMap((event) => timed(event, nothing)),
  ]
}

/** Keeps the highest SEQUENCE per key, or all if several have it. */
function newestBy(
  events: readonly ICAL.Component[],
  keyOf: (event: ICAL.Component) => string,
): ICAL.Component[] {
  return [...Map.groupBy(events, keyOf).values()].flatMap((versions) => {
    const sequences = versions.map((event) => Number(event.getFirstPropertyValue('sequence')) || 0)
    const newest = Math.max(...sequences)
    return versions.filter((_event, index) => sequences[index] === newest)
  })
}

function originalStart(event: ICAL.Component, zones: Zones): Instant | string {
  const moment = momentOf(event, 'recurrence-id', zones)
  if (!moment) throw new ParseRefused('unreadable')
  return moment.wall.isDate ? dayOf(moment.wall) : instantOf(moment)
}

function onwardsIn(
  alone: readonly ICAL.Component[],
  [series]: readonly ICAL.Component[],
  zones: Zones,
): readonly Onward[] {
  return alone
    .filter((event) => rangeOf(event) === 'THISANDFUTURE')
    .flatMap((event) => {
      const [original, start] = [momentOf(event, 'recurrence-id', zones), momentOf(event, 'dtstart', zones)]
      const first = series && momentOf(series, 'dtstart', zones)
      if (!original || !start || !first) return []
      const from = instantOf(original)
      // UTC is nobody's local clock: an exception in UTC follows the clock of its series.
      const own =
        start.clock === UTC ? { clock: first.clock, wall: shownAt(instantOf(start), first.clock) } : start
      const wall = original.clock === UTC ? shownAt(from, first.clock) : original.wall
      return [{ from, event, start: own, original: wall }]
    })
    .toSorted((one, other) => one.from - other.from)
}

/**
 * Which other occurrences an event applies to. Throws for any range but THISANDFUTURE: no program writes others
 * any more, and they do not say what becomes free.
 */
function rangeOf(event: ICAL.Component): string | undefined {
  const property = event.getFirstProperty('recurrence-id')
  const range = property && wordOf(property, 'range')
  if (range !== undefined && range !== 'THISANDFUTURE') throw new ParseRefused('unreadable')
  return range
}

function isBusy(event: ICAL.Component, addresses: readonly string[]): boolean {
  const said = (name: string) => textIn(event, name)?.toUpperCase()
  const isDeclined = declinedIn(event).some((address) => addresses.includes(address))
  return (
    said('status') !== 'CANCELLED' &&
    said('transp') !== 'TRANSPARENT' &&
    // Outlook also says it here, and sometimes only here.
    said('x-microsoft-cdo-busystatus') !== 'FREE' &&
    !isDeclined
  )
}

function kindOf(event: ICAL.Component): BusyKind | undefined {
  const kind = KINDS[textIn(event, 'x-microsoft-cdo-busystatus')?.toUpperCase() ?? '']
  return kind ?? (textIn(event, 'status')?.toUpperCase() === 'TENTATIVE' ? 'tentative' : undefined)
}

/** Addresses that have declined, in lower case. */
export function declinedIn(event: ICAL.Component): string[] {
  return event
    .getAllProperties('attendee')
    .filter((attendee) => wordOf(attendee, 'partstat') === 'DECLINED')
    .map(addressOf)
}

function addressOf(attendee: ICAL.Property): string {
  return String(attendee.getFirstValue())
    .replace(/^mailto:/i, '')
    .toLowerCase()
}

function namedBusy({ start, end, event }: Occurrence): CalendarBusy[] {
  if (end <= start) return []
  const [eventId, title] = [textIn(event, 'uid'), textIn(event, 'summary')]
  const kind = kindOf(event)
  const named = { ...(eventId && { eventId }), ...(title && { title: title.slice(0, TITLE_MAX) }) }
  return [{ start, end, ...named, ...(kind && { kind }) }]
}

function saidBusy(said: ICAL.Component, span: Interval, zones: Zones): CalendarBusy[] {
  return said
    .getAllProperties('freebusy')
    .filter((property) => wordOf(property, 'fbtype') !== 'FREE')
    .flatMap((property) => {
      const kind = FREE_BUSY_KINDS[wordOf(property, 'fbtype') ?? '']
      return periodsIn(property, zones).map(({ start, end }) => ({
        start: instantOf(start),
        end,
        ...(kind && { kind }),
      }))
    })
    .filter(({ start, end }) => start < span.end && end > span.start && end > start)
}

function wordOf(property: ICAL.Property, parameter: string): string | undefined {
  const value: unknown = property.getFirstParameter(parameter)
  return typeof value === 'string' ? value.toUpperCase() : undefined
}

export function textIn(component: ICAL.Component, name: string): string | undefined {
  const value: unknown = component.getFirstPropertyValue(name)
  return typeof value === 'string' && value !== '' ? value : undefined
}
