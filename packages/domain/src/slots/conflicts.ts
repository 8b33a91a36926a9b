import { MINUTE } from '../time/time.ts'
import type { Interval } from '../time/time.ts'
import { blockedStarts } from './busy.ts'
import type { Buffers } from './question.ts'

/**
 * Whether two bookings of one host exclude each other: the larger of the two facing buffers must be free between
 * them.
 */
export function conflicts(one: Interval & Buffers, other: Interval & Buffers): boolean {
  if (one.end <= one.start) return false
  const blocked = blockedStarts(other, (one.end - one.start) / MINUTE, one)
  return blocked !== undefined && blocked.start < one.start && one.start < blocked.end
}
