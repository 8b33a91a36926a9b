import type { Instant, Interval } from '@scheduling/domain'
import { DAY } from '@scheduling/domain'
import ICAL from 'ical.js'
import { ParseRefused } from '../../isolation/refusal.ts'
import type { Moment } from './moments.ts'
import { dayOf, daysBetween, daysLater, instantOf, momentOf, momentsIn, wallOf } from './moments.ts'
import { ruleOf, startsOf } from './rule.ts'
import type { Clock } from './zones.ts'
import { UTC } from './zones.ts'

type Zones = (tzid: string | undefined) => Clock

/**
 * How many days all rules of one file may check plus how many times they may find. Endless rules begin at the
 * requested span.
 */
export interface Budget {
  steps: number
}

/** From one start on, a series continues as another event says. */
export interface Onward {
  from: Instant
  event: ICAL.Component
  /** The new first start, and the original one on the same clock. */
  start: Moment
  original: ICAL.Time
}

/** Occurrences that have an event of their own, by original start. */
export interface Changed {
  /** Instants, or dates for whole days. */
  starts: ReadonlySet<Instant | string>
  /** In order. */
  onwards: readonly Onward[]
}

/** A time of an event, and the event that describes it. */
export interface Occurrence extends Interval {
  event: ICAL.Component
}

/** All times of an event and its repeats within the span, without its exceptions. */
export function timesOf(
  event: ICAL.Component,
  changed: Changed,
  span: Interval,
  zones: Zones,
  budget: Budget,
): Occurrence[] {
  const first = momentOf(event, 'dtstart', zones)
  if (!first) return []
  const endOf = lengthOf(event, first, zones)
  const onwards = changed.onwards.map((onward) => ({
    ...onward,
    endOf: lengthOf(onward.event, onward.start, zones),
  }))
  const without = exceptionsOf(event, zones)
  const times = new Map<Instant, Occurrence>()
  const add = (wall: ICAL.Time, clock: Clock, end?: Instant) => {
    const start = clock(wall)
    const day = dayOf(wall)
    if ([without, changed.starts].some((starts) => starts.has(start) || starts.has(day))) return
    const onward = onwards.findLast(({ from }) => start >= from)
    const moved = onward && movedWith(onward, wall)
    const begin = moved?.at ?? start
    const over =
      end === undefined ? (onward?.endOf ?? endOf)(begin, moved?.wall ?? wall) : end + begin - start
    if (begin < span.end && over > span.start)
      times.set(start, { start: begin, end: over, event: onward?.event ?? event })
  }
  add(first.wall, first.clock)
  const reach = reachOf([{ start: first, original: first.wall, endOf }, ...onwards], span)
  for (const property of event.getAllProperties('rrule'))
    for (const wall of repeats(property, first, reach, budget)) add(wall, first.clock)
  for (const property of event.getAllProperties('rdate')) {
    for (const { wall, clock } of momentsIn(property, zones)) add(wall, clock)
    for (const { start, end } of periodsIn(property, zones)) add(start.wall, start.clock, end)
  }
  return [...times.values()]
}

/**
 * Keeps an occurrence as far from the new start as it was from the original one, in clock time. Clocks may change
 * in between.
 */
function movedWith({ start, original }: Onward, wall: ICAL.Time): { wall: ICAL.Time; at: Instant } {
  const later = UTC(wall) - UTC(original)
  const moved = start.wall.isDate
    ? daysLater(start.wall, Math.floor(later / DAY))
    : wallOf(UTC(start.wall) + later)
  return { wall: moved, at: start.clock(moved) }
}

/** Wall clock range of all starts whose events may touch the span. No clock is more than a day from UTC. */
function reachOf(
  parts: readonly { start: Moment; original: ICAL.Time; endOf: EndOf }[],
  span: Interval,
): Interval {
  const shifts = parts.map(({ start, original }) => UTC(start.wall) - UTC(original))
  const lengths = parts.map(({ start, endOf }) => endOf(instantOf(start), start.wall) - instantOf(start))
  return {
    start: span.start - Math.max(...lengths) - Math.max(0, ...shifts) - 2 * DAY,
    end: span.end - Math.min(0, ...shifts) + 2 * DAY,
  }
}

type EndOf = (start: Instant, wall: ICAL.Time) => Instant

/** Returns a function from start to end: days are clock days, hours are exact. */
export function lengthOf(event: ICAL.Component, first: Moment, zones: Zones): EndOf {
  const end = momentOf(event, 'dtend', zones)
  if (end?.wall.isDate && first.wall.isDate) {
    const days = Math.max(1, daysBetween(first.wall, end.wall))
    return (start, wall) => daysAfter(days, start, wall, first.clock)
  }
  if (end) {
    const length = Math.max(0, instantOf(end) - instantOf(first))
    return (start) => start + length
  }
  const duration: unknown = event.getFirstPropertyValue('duration')
  if (duration instanceof ICAL.Duration) return (start, wall) => endAfter(duration, start, wall, first.clock)
  return first.wall.isDate ? (start, wall) => daysAfter(1, start, wall, first.clock) : (start) => start
}

function endAfter(duration: ICAL.Duration, start: Instant, wall: ICAL.Time, clock: Clock): Instant {
  const { weeks, days, hours, minutes, seconds } = duration
  const rest = ((hours * 60 + minutes) * 60 + seconds) * 1_000
  return daysAfter(weeks * 7 + days, start, wall, clock) + rest
}

/** `start` may differ from the wall clock time if the start was moved. */
function daysAfter(days: number, start: Instant, wall: ICAL.Time, clock: Clock): Instant {
  return days === 0 ? start : clock(daysLater(wall, days)) + (start - clock(wall))
}

function* repeats(
  property: ICAL.Property,
  first: Moment,
  reach: Interval,
  budget: Budget,
): Generator<ICAL.Time> {
  const recur: unknown = property.getFirstValue()
  // UNTIL may be in UTC, which differs from the wall clock.
  const isOver = recur instanceof ICAL.Recur && recur.until ? overAfter(recur.until, first) : () => false
  const step = (count: number) => {
    budget.steps -= count
    if (budget.steps < 0) throw new ParseRefused('too_slow')
  }
  for (const start of startsOf(ruleOf(property), UTC(first.wall), reach, step)) {
    const wall = wallOf(start, first.wall.isDate)
    if (isOver(wall)) return
    yield wall
  }
}

function overAfter(until: ICAL.Time, { clock }: Moment): (wall: ICAL.Time) => boolean {
  if (until.isDate) return (wall) => daysBetween(until, wall) > 0 && UTC(wall) >= UTC(until) + DAY
  const last = until.zone === ICAL.Timezone.utcTimezone ? UTC(until) : clock(until)
  return (wall) => clock(wall) > last
}

function exceptionsOf(event: ICAL.Component, zones: Zones): Set<Instant | string> {
  const moments = event.getAllProperties('exdate').flatMap((property) => momentsIn(property, zones))
  return new Set(moments.map((moment) => (moment.wall.isDate ? dayOf(moment.wall) : instantOf(moment))))
}

/** Periods, which have their own end. */
export function periodsIn(property: ICAL.Property, zones: Zones): { start: Moment; end: Instant }[] {
  const tzid = property.getFirstParameter('tzid') || undefined
  return property.getValues().flatMap((value: unknown) => {
    if (!(value instanceof ICAL.Period)) return []
    const [start, end] = [value.start, value.getEnd()].map((wall) => momentAt(wall, () => zones(tzid)))
    return start && end ? [{ start, end: instantOf(end) }] : []
  })
}

function momentAt(wall: ICAL.Time, elsewhere: () => Clock): Moment {
  return { wall, clock: wall.zone === ICAL.Timezone.utcTimezone ? UTC : elsewhere() }
}
