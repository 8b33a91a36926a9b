import type { Interval } from '@scheduling/domain'

/** A busy time, and the names of the calendars in which something stands then. */
export interface BusyStretch extends Interval {
  calendars: readonly string[]
}

/** What stands in a calendar; its title is null where nothing but free and busy can be read. */
export interface NamedEvent extends Interval {
  calendar: string
  title: string | null
}

/** A time with what makes it busy: an event, a calendar of which no more is known, or neither: a meeting or a hold of ours. */
export interface NamedTime extends Interval {
  title: string | null
  calendar: string | null
}

/**
 * What makes each stretch busy. An event that reaches beyond what is busy was read later than that: the stretch says when.
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

/** What of a stretch no event says anything about. */
function gapsOf({ start, end }: Interval, events: readonly Interval[]): Interval[] {
  const gaps: Interval[] = []
  let from = start
  for (const event of events.toSorted((one, other) => one.start - other.start)) {
    if (event.start > from) gaps.push({ start: from, end: event.start })
    from = Math.max(from, event.end)
  }
  return from < end ? [...gaps, { start: from, end }] : gaps
}
