import type { Instant, Interval } from '../time.ts'
import type { Reason, SlotQuestion, SlotRules } from './question.ts'

/** The bookable starts in `[from, to)`, distinct and ascending. */
export function findSlots(_question: SlotQuestion): Instant[] {
  throw new Error('not built')
}

/** All reasons why `start` is not bookable; empty if and only if `findSlots` offers it. */
export function explainSlot(_rules: SlotRules, _start: Instant): Reason[] {
  throw new Error('not built')
}

/** The free starts nearest to `wanted`, nearest first, of two equally near ones the later first. */
export function nearestSlots(_rules: SlotRules, _wanted: Instant, _count: number): Instant[] {
  throw new Error('not built')
}

/** From the earliest to the latest instant at which any slot may start; the end is Infinity without a last date. */
export function bookableSpan(
  _rules: Pick<SlotRules, 'now' | 'minimumNotice' | 'window' | 'hostTimeZone'>,
): Interval {
  throw new Error('not built')
}
