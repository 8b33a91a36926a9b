import { MINUTE } from '../time/time.ts'
import type { Instant, Interval } from '../time/time.ts'
import { freeStarts } from './busy.ts'
import { holds } from './closed.ts'
import { pickedStarts, startsOnGrid } from './grid.ts'
import { startsOnOpenDates } from './host-dates.ts'
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
  const span = spanToSearch(question)
  if (span.end <= span.start) return []
  return freeOf(question, span, allowedStarts(question, span))
}

/** The part of the question's span that its notice and window allow. Empty where the end is not after the start. */
export function spanToSearch(question: SlotQuestion): Interval {
  const { increment, from, to } = question
  if (!(increment > 0)) throw new RangeError(`invalid_increment: ${increment}; expected minutes, at least 1`)
  const bookable = bookableSpan(question)
  return { start: Math.max(from, bookable.start), end: Math.min(to, bookable.end) }
}

/** The starts in the span by the hours alone. */
export function allowedStarts(
  { hours, picked, duration, increment }: SlotQuestion,
  span: Interval,
): Instant[] {
  if (picked) return pickedStarts(picked, span)
  const open = openRanges(hours, span.start, span.end + duration * MINUTE)
  return startsOnGrid(open, duration, increment, span)
}

/** Those of the allowed starts that busy times, window and limits leave. */
function freeOf(question: SlotQuestion, span: Interval, allowed: Instant[]): Instant[] {
  const free = freeStarts(allowed, question.busy, question.duration, question)
  const onDates = startsOnOpenDates(free, question, span)
  const { closed = [] } = question
  return closed.length === 0 ? onDates : onDates.filter((start) => !closed.some((time) => holds(time, start)))
}
