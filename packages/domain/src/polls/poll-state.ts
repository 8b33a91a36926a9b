import type { Instant } from '../time/time.ts'

/** `open` takes votes. `closed` waits for its host. `finished` became a meeting. `expired` is over or deleted. */
export type PollState = 'open' | 'closed' | 'finished' | 'expired'

interface PollTimes {
  isDeleted: boolean
  isFinished: boolean
  /** The start of the last option. */
  lastStart: Instant
  /** Null: the poll takes votes until the last option begins. */
  deadline: Instant | null
}

/** That a poll has closed or expired is not stored. It follows from the clock. */
export function pollStateAt(
  { isDeleted, isFinished, lastStart, deadline }: PollTimes,
  now: Instant,
): PollState {
  if (isDeleted) return 'expired'
  if (isFinished) return 'finished'
  if (lastStart <= now) return 'expired'
  return deadline !== null && deadline <= now ? 'closed' : 'open'
}
