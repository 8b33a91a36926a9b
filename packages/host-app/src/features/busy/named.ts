import type { Interval } from '@scheduling/domain'

/** A busy time, and the names of the calendars that are busy then. */
export interface BusyStretch extends Interval {
  calendars: readonly string[]
}

/** An event in a calendar. The title is null if we can only read free and busy. */
export interface NamedEvent extends Interval {
  calendar: string
  title: string | null
}

/** A busy time with its cause: an event, a calendar without details, or neither, for a meeting or a hold of our own. */
export interface NamedTime extends Interval {
  title: string | null
  calendar: string | null
}

/**
 * The cause of each busy stretch. An event that reaches beyond its stretch was read later, so it is cut to the stretch.
 */
export function namedTimes(stretches: readonly BusyStretch[], events: readonly NamedEvent[]): NamedTime[] {
  return stretches.flatMap(({ start, end, calendars }) => {
    const within = events
      .filter((event) => event.start < end && event.end > start)
      .map((event) => ({ ...event, start: Math.max(event.start, start), end: Math.min(event.end, end) }))
    const unknown = calendars.filter((calendar) => !within.some((event) => event.calendar === calendar))
    const others = unknown.length > 0 ? unknown : [null]
    const left = unknown.length > 0 ? [{ start, end }] : gapsOf({ start, end }, within)
    const unnamed = left.flatMap((gap) => others.map((calendar) => ({ ...gap, calendar, title: null })))
    return [...within, ...unnamed].toSorted((one, other) => one.start - other.start)
  })
}

/** The parts of a stretch without an event. */
function gapsOf({ start, end }: Interval, events: readonly Interval[]): Interval[] {
  const gaps: Interval[] = []
  let from = start
  for (const event of events.toSorted((one, other) => one.start - other.start)) {
    if (event.start > from) gaps.push({ start: from, end: event.start })
    from = Math.max(from, event.end)
  }
  return from < end ? [...gaps, { start: from, end }] : gaps
}
