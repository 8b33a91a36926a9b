import type { Instant } from '../time/time.ts'

/** `open` takes votes; `closed` waits for its host; `finished` became a meeting; `expired` is over or deleted. */
export type PollState = 'open' | 'closed' | 'finished' | 'expired'

interface PollTimes {
  isDeleted: boolean
  isFinished: boolean
  /** The last of its options. */
  lastStart: Instant
  /** Null: votes are taken until the last option begins. */
  deadline: Instant | null
}

/** Nobody writes down that a poll has closed or expired: the clock says so. */
export function pollStateAt(
  { isDeleted, isFinished, lastStart, deadline }: PollTimes,
  now: Instant,
): PollState {
  if (isDeleted) return 'expired'
  if (isFinished) return 'finished'
  if (lastStart <= now) return 'expired'
  return deadline !== null && deadline <= now ? 'closed' : 'open'
}
