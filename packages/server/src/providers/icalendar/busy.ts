import type { BusyKind } from '@scheduling/contract'
import type { Instant, Interval, TimeZone } from '@scheduling/domain'
import ICAL from 'ical.js'
import { ParseRefused } from '../../isolation/refusal.ts'
import type { CalendarBusy, CalendarText } from '../provider.ts'
import { dayOf, instantOf, momentOf, shownAt } from './moments.ts'
import type { Budget, Changed, Occurrence, Onward } from './series.ts'
import { periodsIn, timesOf } from './series.ts'
import { UTC, zonesOf } from './zones.ts'

/** A calendar as it is written, and what is asked of it. */
export interface AskedText {
  text: string
  span: Interval
  /** Of days and of times without a zone, where the calendar names none. */
  timeZone: TimeZone
  /** Of whom it is: what they declined is free. In small letters. */
  addresses: readonly string[]
}

// Nobody's calendar has more; what has is refused, never cut.
const EVENTS_MAX = 20_000
const TIMES_MAX = 20_000
const STEPS_MAX = 2_000_000
const TITLE_MAX = 200
// Outlook says more than the standard has.
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
 * RFC 5545: when somebody is busy within the span, by the text of a calendar. Neither canceled nor transparent nor declined
 * by them; repeats with what was moved or taken out of them, in the zone of each event. Throws where anything of it cannot be
 * read: what is not understood is never free.
 */
export function busyIn({ text, span, timeZone, addresses }: AskedText): CalendarBusy[] {
  const budget: Budget = { steps: STEPS_MAX }
  // Reading so many apart alone would take too long.
  if ([...text.matchAll(/^BEGIN:VEVENT/gim)].length > EVENTS_MAX) throw new ParseRefused('too_large')
  const found = calendarsIn(text).flatMap((calendar) => {
    const zones = zonesOf(calendar, timeZone)
    const events = partsOf(calendar, 'vevent')
    const series = [...Map.groupBy(events, (event) => textIn(event, 'uid') ?? event).values()]
    return [
      ...series.flatMap((members) => busyOf(members, addresses, span, zones, budget)),
      ...partsOf(calendar, 'vfreebusy').flatMap((said) => saidBusy(said, span, zones)),
    ]
  })
  const sorted = found.toSorted((one, other) => one.start - other.start || one.end - other.end)
  // Where many overlap it does not matter which of them it is.
  const times = sorted.length > TIMES_MAX ? merged(sorted) : sorted
  if (times.length > TIMES_MAX) throw new ParseRefused('too_large')
  return times
}

/** Those of one kind that touch are one, without a name. In the order of their starts. */
function merged(times: readonly CalendarBusy[]): CalendarBusy[] {
  const last = new Map<BusyKind | undefined, CalendarBusy>()
  const found: CalendarBusy[] = []
  for (const { start, end, kind } of times) {
    const before = last.get(kind)
    if (before && start <= before.end) {
      before.end = Math.max(before.end, end)
      continue
    }
    const time = { start, end, ...(kind && { kind }) }
    last.set(kind, time)
    found.push(time)
  }
  return found
}

/** The same, with the name. */
export function readText(asked: AskedText): CalendarText {
  const name = calendarsIn(asked.text)
    .map((calendar) => textIn(calendar, 'x-wr-calname'))
    .find((one) => one !== undefined)
  return { name: name?.slice(0, TITLE_MAX) ?? null, times: busyIn(asked) }
}

export function calendarsIn(text: string): ICAL.Component[] {
  // An error page, or half of nothing.
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\s/i.test(text)) throw new ParseRefused('unreadable')
  // The library takes any end for one.
  if (!/END:VCALENDAR$/i.test(text.trimEnd())) throw new ParseRefused('unreadable')
  const parsed = ICAL.parse(withoutStray(text)) as unknown[]
  const roots = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][])
  return roots.map((root) => new ICAL.Component(root as [string, unknown[], unknown[]]))
}

/** Each by itself: the library would look through all others for the zone of each time. */
export function partsOf(calendar: ICAL.Component, name: string): ICAL.Component[] {
  const parts = calendar.jCal[2] as [name: string, properties: unknown[], parts: unknown[]][]
  return parts.filter(([own]) => own === name).map((part) => new ICAL.Component(part))
}

/** Lines that say nothing, which some programs leave. */
function withoutStray(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => /^[ \t]|[:;]/.test(line))
    .join('\r\n')
}

type Zones = ReturnType<typeof zonesOf>

/** Of all events of one name: the series, and what was changed of it. */
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

/** The highest SEQUENCE; all where several have it. */
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
      // A clock that shows UTC is nobody's: what was said in UTC is meant on the clock of the series.
      const own =
        start.clock === UTC ? { clock: first.clock, wall: shownAt(instantOf(start), first.clock) } : start
      const wall = original.clock === UTC ? shownAt(from, first.clock) : original.wall
      return [{ from, event, start: own, original: wall }]
    })
    .toSorted((one, other) => one.from - other.from)
}

/** Which others an event speaks for. Throws for what no program writes any more: it says nothing of what it leaves free. */
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
    // Outlook says it here, too, and at times here alone.
    said('x-microsoft-cdo-busystatus') !== 'FREE' &&
    !isDeclined
  )
}

function kindOf(event: ICAL.Component): BusyKind | undefined {
  const kind = KINDS[textIn(event, 'x-microsoft-cdo-busystatus')?.toUpperCase() ?? '']
  return kind ?? (textIn(event, 'status')?.toUpperCase() === 'TENTATIVE' ? 'tentative' : undefined)
}

/** Whose addresses have said no, in small letters. */
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
