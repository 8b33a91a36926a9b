import { BUFFER_MAX } from '../limits.ts'
import { DAY, MINUTE } from '../time/time.ts'
import type { Interval } from '../time/time.ts'
import type { SlotQuestion } from './question.ts'
import { bookableSpan } from './window.ts'

// A month with a day at either end, because host dates are not UTC dates.
const MONTH = 33 * DAY
const WEEK = 9 * DAY
const ONE_DAY = 3 * DAY

/**
 * What must be read to answer a question: busy times that overlap `busy`, and counted bookings that start in
 * `counted`. Without limits, `counted` is empty.
 */
export function readingSpans(question: Omit<SlotQuestion, 'busy' | 'countedStarts'>): {
  busy: Interval
  counted: Interval
} {
  const bookable = bookableSpan(question)
  const start = Math.max(question.from, bookable.start)
  const end = Math.max(start, Math.min(question.to, bookable.end))
  // The buffers of other bookings are not known yet, so this assumes the largest allowed.
  const after = question.duration + Math.max(question.bufferAfter, BUFFER_MAX)
  const before = Math.max(question.bufferBefore, BUFFER_MAX)
  const period = longestPeriod(question)
  return {
    busy: { start: start - before * MINUTE, end: end + after * MINUTE },
    counted: period === 0 ? { start, end: start } : { start: start - period, end: end + period },
  }
}

function longestPeriod({ limits }: Pick<SlotQuestion, 'limits'>): number {
  if (limits.perMonth != null) return MONTH
  if (limits.perWeek != null) return WEEK
  return limits.perDay != null ? ONE_DAY : 0
}
