import type { Instant } from '@scheduling/domain'
import { DAY } from '@scheduling/domain'
import ICAL from 'ical.js'
import type { Clock } from './zones.ts'
import { UTC } from './zones.ts'

/** A time as written, and the clock that it is on. */
export interface Moment {
  wall: ICAL.Time
  clock: Clock
}

/** Undefined if the event has no such property. Throws if it is not a time. */
export function momentOf(
  event: ICAL.Component,
  name: string,
  zones: (tzid: string | undefined) => Clock,
): Moment | undefined {
  const property = event.getFirstProperty(name)
  return property ? momentsIn(property, zones)[0] : undefined
}

export function momentsIn(property: ICAL.Property, zones: (tzid: string | undefined) => Clock): Moment[] {
  const tzid = property.getFirstParameter('tzid') || undefined
  return property.getValues().flatMap((value: unknown) => {
    if (!(value instanceof ICAL.Time)) return []
    const isUtc = value.zone === ICAL.Timezone.utcTimezone
    return [{ wall: floating(value), clock: isUtc ? UTC : zones(value.isDate ? undefined : tzid) }]
  })
}

/** Without a zone: rules repeat wall clock times. */
function floating({ year, month, day, hour, minute, second, isDate }: ICAL.Time): ICAL.Time {
  const known = [year, month, day, hour, minute, second].every(Number.isInteger)
  if (!known || month < 1 || month > 12 || day < 1 || day > 31) throw new Error('A time that is none')
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate }, ICAL.Timezone.localTimezone)
}

export function instantOf({ wall, clock }: Moment): Instant {
  return clock(wall)
}

/** The wall clock time in UTC. */
export function wallOf(at: Instant, isDate = false): ICAL.Time {
  const date = new Date(at)
  return new ICAL.Time(
    {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      hour: date.getUTCHours(),
      minute: date.getUTCMinutes(),
      second: date.getUTCSeconds(),
      isDate,
    },
    ICAL.Timezone.localTimezone,
  )
}

/** The wall clock time at `at`. If a time occurs twice, both look the same. */
export function shownAt(at: Instant, clock: Clock): ICAL.Time {
  const guess = wallOf(at + at - clock(wallOf(at)))
  return wallOf(UTC(guess) + at - clock(guess))
}

/** That many days later on the clock. */
export function daysLater(wall: ICAL.Time, days: number): ICAL.Time {
  const later = wall.clone()
  later.adjust(days, 0, 0, 0)
  return later
}

export function daysBetween(from: ICAL.Time, to: ICAL.Time): number {
  return Math.round((UTC(to) - UTC(from)) / DAY)
}

export function dayOf({ year, month, day }: ICAL.Time): string {
  return `${year}-${month}-${day}`
}
