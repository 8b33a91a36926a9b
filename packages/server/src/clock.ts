import type { Instant } from '@scheduling/domain'

/** The only reader of the real time; tests and the demo pass their own. */
export interface Clock {
  now(): Instant
}

export const systemClock: Clock = { now: () => Date.now() }

/** Whether something is less than `ms` ago. Where the clock was set back since, nobody knows, and it is not. */
export function isWithin(at: Instant, ms: number, now: Instant): boolean {
  return at <= now && now - at < ms
}
