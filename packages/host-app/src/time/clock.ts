import type { Instant } from '@scheduling/domain'

/** The only place that reads the real clock; tests and stories hand in another. */
export type Clock = () => Instant

export const systemClock: Clock = () => Date.now()
