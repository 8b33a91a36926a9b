import type { Instant } from '../time/time.ts'
import type { ClosedTime } from './question.ts'

/** Whether a meeting that starts then starts within the time. */
export function holds({ start: from, end }: ClosedTime, start: Instant): boolean {
  return from <= start && start < end
}
