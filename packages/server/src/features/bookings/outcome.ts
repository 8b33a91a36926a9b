import type { Refused } from '../slots/operations.ts'

/** Why nothing was written. */
export type Refusal =
  | Refused
  /** Another was quicker, and only the database saw it. */
  | { kind: 'overtaken' }

export type Outcome<Written> =
  | { kind: 'written'; written: Written }
  /** A repeat: the booking that the first request led to. */
  | { kind: 'repeated'; bookingId: string }
  | Refusal

export const OVERTAKEN = { kind: 'overtaken' } as const
