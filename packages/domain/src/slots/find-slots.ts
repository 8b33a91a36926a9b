import { MINUTE } from '../time/time.ts'
import type { Instant, Interval } from '../time/time.ts'
import { freeStarts } from './busy.ts'
import { pickedStarts, startsOnGrid } from './grid.ts'
import { hostDates, startsOnOpenDates } from './host-dates.ts'
import { openRanges } from './open-ranges.ts'
import type { SlotQuestion } from './question.ts'
import { bookableSpan } from './window.ts'

/**
 * The bookable starts in `[from, to)`, distinct and ascending. Each stage narrows one list of starts in one pass.
 * `explainSlot` runs the same stages for one start.
 *
 * Throws a RangeError that names an unknown zone, date, time or increment.
 */
export function findSlots(question: SlotQuestion): Instant[] {
  const { duration, increment, busy } = question
  if (!(increment > 0)) throw new RangeError(`invalid_increment: ${increment}; expected minutes, at least 1`)
  const span = overlapOf(question, bookableSpan(question))
  if (span.end <= span.start) return []
  const free = freeStarts(allowedStarts(question, span), busy, duration, question)
  return startsOnOpenDates(free, hostDates(question, span))
}

function allowedStarts({ hours, picked, duration, increment }: SlotQuestion, span: Interval): Instant[] {
  if (picked) return pickedStarts(picked, span)
  const open = openRanges(hours, span.start, span.end + duration * MINUTE)
  return startsOnGrid(open, duration, increment, span)
}

function overlapOf(question: { from: Instant; to: Instant }, span: Interval): Interval {
  return { start: Math.max(question.from, span.start), end: Math.min(question.to, span.end) }
}
