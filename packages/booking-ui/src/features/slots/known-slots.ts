import type { Slots } from '@scheduling/contract'
import type { Instant, Interval } from '@scheduling/domain'

/** The free starts that the server has sent so far, and the spans that they cover. */
export interface KnownSlots {
  spans: readonly Interval[]
  /** Ascending, without duplicates. */
  starts: readonly Instant[]
  /** The first free start after the requested span, as the latest answer names it. Null if there is none. */
  next: Instant | null
}

export interface SlotsAnswer {
  from: Instant
  to: Instant
  starts: readonly Instant[]
  next: Instant | null
}

/** Converts the API's answer for a span. */
export function slotsAnswer({ start, end }: Interval, { starts, next }: Slots): SlotsAnswer {
  return {
    from: start,
    to: end,
    starts: starts.map((text) => Date.parse(text)),
    next: next === null ? null : Date.parse(next),
  }
}

/** Adds an answer. It replaces older ones for the same span. */
export function withAnswer(slots: KnownSlots, { from, to, starts, next }: SlotsAnswer): KnownSlots {
  const outside = slots.starts.filter((start) => start < from || start >= to)
  return {
    spans: [...slots.spans, { start: from, end: to }],
    starts: [...outside, ...starts].toSorted((a, b) => a - b),
    next,
  }
}

/** Removes a start that somebody else booked. */
export function withoutStart(slots: KnownSlots, start: Instant): KnownSlots {
  return { ...slots, starts: slots.starts.filter((other) => other !== start) }
}

export function covers(slots: KnownSlots, { start, end }: Interval): boolean {
  let covered = start
  for (const span of slots.spans.toSorted((a, b) => a.start - b.start))
    if (span.start <= covered) covered = Math.max(covered, span.end)
  return covered >= end
}
