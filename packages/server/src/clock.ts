import type { Instant } from '@scheduling/domain'

/** The only place that reads the real time. Tests and the demo pass their own clock. */
export interface Clock {
  now(): Instant
}

export const systemClock: Clock = { now: () => Date.now() }

/** Whether `at` is less than `ms` ago. False if the clock was set back since then. */
export function isWithin(at: Instant, ms: number, now: Instant): boolean {
  return at <= now && now - at < ms
}
