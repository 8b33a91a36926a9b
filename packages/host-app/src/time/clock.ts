import type { Instant } from '@scheduling/domain'

/** The only place that reads the real clock. Tests and stories pass another. */
export type Clock = () => Instant

export const systemClock: Clock = () => Date.now()
