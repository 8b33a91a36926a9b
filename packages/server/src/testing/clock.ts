import type { Instant } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import type { Clock } from '../clock.ts'

// A Monday morning, in a week without clock changes.
export const TEST_NOW = '2027-03-01T08:00:00Z'

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  set(text: string): void
  advance(minutes: number): void
}

export function testClock(start: string = TEST_NOW): TestClock {
  let now: Instant = Date.parse(start)
  return {
    now: () => now,
    set: (text) => {
      now = Date.parse(text)
    },
    advance: (minutes) => {
      now += minutes * MINUTE
    },
  }
}
