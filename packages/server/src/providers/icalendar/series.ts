import type { Instant, Interval } from '@scheduling/domain'
import { DAY } from '@scheduling/domain'
import ICAL from 'ical.js'
import { ParseRefused } from '../../isolation/refusal.ts'
import type { Moment } from './moments.ts'
import { dayOf, daysBetween, daysLater, instantOf, momentOf, momentsIn } from './moments.ts'
import type { Clock } from './zones.ts'
import { UTC } from './zones.ts'

type Zones = (tzid: string | undefined) => Clock

/** Steps that rules of one file may take, days that are tried in vain among them. A daily meeting of ten years takes 3,650. */
export interface Budget {
  steps: number
}

/** What of a series stands on its own, by the start that it had. */
export interface Changed {
  /** Instants, and days where only the day is said. */
  starts: ReadonlySet<Instant | string>
  /** From then on all begin so much later, and end as this one does. In their order. */
  onwards: readonly { from: Instant; shift: number; endOf: (start: Instant, wall: ICAL.Time) => Instant }[]
}

/** When an event with all its repeats takes place within the span, but for what was changed of it. */
export function timesOf(
  event: ICAL.Component,
  changed: Changed,
  span: Interval,
  zones: Zones,
  budget: Budget,
): Interval[] {
  const first = momentOf(event, 'dtstart', zones)
  if (!first) return []
  const endOf = lengthOf(event, first, zones)
  const without = exceptionsOf(event, zones)
  const times = new Map<Instant, Interval>()
  const add = (wall: ICAL.Time, clock: Clock, end?: Instant) => {
    const start = clock(wall)
    const day = dayOf(wall)
    if ([without, changed.starts].some((starts) => starts.has(start) || starts.has(day))) return
    const onward = changed.onwards.findLast(({ from }) => start >= from)
    const moved = start + (onward?.shift ?? 0)
    const time = { start: moved, end: end ?? (onward?.endOf ?? endOf)(moved, wall) }
    if (time.start < span.end && time.end > span.start) times.set(start, time)
  }
  add(first.wall, first.clock)
  for (const property of event.getAllProperties('rrule'))
    for (const wall of repeats(property.getFirstValue(), first, span, endOf, budget)) add(wall, first.clock)
  for (const property of event.getAllProperties('rdate')) {
    for (const { wall, clock } of momentsIn(property, zones)) add(wall, clock)
    for (const { start, end } of periodsIn(property, zones)) add(start.wall, start.clock, end)
  }
  return [...times.values()]
}

/** How long it is, as a question to each start: a day is what the clock says, an hour is an hour. */
export function lengthOf(
  event: ICAL.Component,
  first: Moment,
  zones: Zones,
): (start: Instant, wall: ICAL.Time) => Instant {
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

/** `start` may be another than the clock's where it was moved. */
function daysAfter(days: number, start: Instant, wall: ICAL.Time, clock: Clock): Instant {
  return clock(daysLater(wall, days)) + (start - clock(wall))
}

function* repeats(
  rule: unknown,
  first: Moment,
  span: Interval,
  endOf: (start: Instant, wall: ICAL.Time) => Instant,
  budget: Budget,
): Generator<ICAL.Time> {
  if (!(rule instanceof ICAL.Recur)) return
  const { until } = rule
  const endless = rule.clone()
  // It may be in UTC, which the library compares with what the clock shows.
  if (until) endless.until = null
  const isOver = until ? overAfter(until, first) : () => false
  const longest = endOf(instantOf(first), first.wall) - instantOf(first) + 2 * DAY
  const step = () => {
    if (budget.steps-- <= 0) throw new ParseRefused('too_slow')
  }
  // No clock is further from UTC than a day.
  const isPast = (wall: ICAL.Time) => UTC(wall) - DAY > span.end
  const iterator = new BoundedIterator({ rule: endless, dtstart: first.wall }, { step, isPast })
  for (let wall = iterator.next(); wall; wall = iterator.next()) {
    if (isPast(wall) || isOver(wall)) return
    if (UTC(wall) + longest > span.start) yield wall.clone()
  }
}

interface Bounds {
  step: () => void
  isPast: (wall: ICAL.Time) => boolean
}

/** The library looks for the next time for good, and remembers each day that it tries: 30 February would take all memory. */
class BoundedIterator extends ICAL.RecurIterator {
  readonly #bounds: Bounds
  constructor(options: ConstructorParameters<typeof ICAL.RecurIterator>[0], bounds: Bounds) {
    super(options)
    this.#bounds = bounds
  }

  override check_contracting_rules(): boolean {
    this.#bounds.step()
    return this.#bounds.isPast(this.last) || super.check_contracting_rules()
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

/** With an end of their own. */
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
