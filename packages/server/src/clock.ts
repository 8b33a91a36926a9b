import type { Instant } from '@scheduling/domain'

/** The only reader of the real time; tests and the demo pass their own. */
export interface Clock {
  now(): Instant
}

export const systemClock: Clock = { now: () => Date.now() }
