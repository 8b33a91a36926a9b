/// <reference lib="esnext.temporal" />
import type { Instant, TimeZone } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'

/** A change of the clocks; offsets in milliseconds east of UTC. */
export interface ZoneChange {
  at: Instant
  from: number
  to: number
}

/** The last change at or before this instant. */
export function changeBefore(zone: TimeZone, instant: Instant): ZoneChange | undefined {
  // `previous` looks strictly before: a change at this very instant counts.
  return change(zoned(zone, instant + 1).getTimeZoneTransition('previous'))
}

/** The first change after this instant. */
export function changeAfter(zone: TimeZone, instant: Instant): ZoneChange | undefined {
  return change(zoned(zone, instant).getTimeZoneTransition('next'))
}

/** Whether the clock shows this time twice, because a change sets it back over it. */
export function isShownTwice(zone: TimeZone, instant: Instant): boolean {
  const wall = zoned(zone, instant).toPlainDateTime()
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const later = wall.toZonedDateTime(zone, { disambiguation: 'later' })
  return earlier.epochMilliseconds !== later.epochMilliseconds
}

function zoned(zone: TimeZone, instant: Instant): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
}

function change(first: Temporal.ZonedDateTime | null): ZoneChange | undefined {
  if (!first) return undefined
  const before = first.subtract({ nanoseconds: 1 })
  return { at: first.epochMilliseconds, from: offset(before), to: offset(first) }
}

// Offsets of the past have seconds; iCalendar and people's clocks stop at minutes.
function offset(time: Temporal.ZonedDateTime): number {
  return Math.round(time.offsetNanoseconds / 1e6 / MINUTE) * MINUTE
}
