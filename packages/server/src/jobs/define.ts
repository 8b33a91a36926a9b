import type { QueueOptions } from 'pg-boss'
import type { z } from 'zod'
import type { Lane } from './lanes.ts'

// What nobody works on waits: for a mail server that is not there yet, for a worker that somebody forgot to start.
const KEPT = { retentionSeconds: 365 * 86_400 }

/** How what fails is tried again, in seconds. There is no other place for it. */
export const RETRIES = {
  /** What fails here, not outside: most is over in a minute, the rest after the next release. */
  steady: {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 60,
    ...KEPT,
  },
  /** What reads and writes all that somebody has. */
  long: {
    retryLimit: 10,
    retryDelay: 60,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 900,
    ...KEPT,
  },
  /** A mail server may be away for a weekend: after the first minutes one attempt an hour, for two days. */
  patient: {
    retryLimit: 55,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 90,
    ...KEPT,
  },
} satisfies Record<string, QueueOptions>

/** For what another attempt has: it is free as soon as that one has ended. In seconds. */
export const WHEN_TAKEN = { retryDelay: 2, retryDelayMax: 60 }

/** In seconds, after `tries` that failed: twice as long each time, and never the same for what failed together. */
export function waitAfter(
  { retryDelay, retryDelayMax }: typeof WHEN_TAKEN,
  tries: number,
  random: number,
): number {
  return Math.min(Math.round(retryDelay * 2 ** (tries - 1) * (1 + random)), retryDelayMax)
}

/** One queue: everything that sending to it and working on it must know. */
export interface Job<Data extends object> {
  /** Of the queue. Kept in the database: what waits there is found by it. */
  name: string
  /**
   * What every job in it has; more is kept as it is. A job of an earlier version that has it not waits for one that can read it.
   * Absent: nobody reads what it says.
   */
  schema?: z.ZodType<Data>
  lane: Lane
  /** An attempt is over before its policy's `expireInSeconds`; what is held longer belongs to a process that died. */
  retry: keyof typeof RETRIES
  /** Whose turn it takes. Hosts take turns, whoever has more waiting. Absent: nobody's, in the order of coming. */
  hostOf?: (data: Data) => string
  /** What belongs together is worked on in its order, one after the other. */
  threadOf?: (data: Data) => string
  /**
   * What is to be done it finds out when it begins: one that waits does for all that say the same, so that as many as come are
   * done once. What comes while it is under way waits as another.
   */
  isOneEnough?: boolean
  /** What it says must not outlive it: deleted when it is done, not kept for a week to look at. */
  isSecret?: boolean
}

/** Something that happened, for others to react to: each who listens gets it at least once. */
export interface Event<Data extends object> extends Job<Data> {
  /** Where one by this id was recorded already, it adds nothing. Absent: each is one of its own. */
  idOf?: (data: Data) => string
}

/** What the database must know of a queue. */
export type QueueSettings = Pick<Job<never>, 'name' | 'retry'>

/** Defines a queue; listed in the `index.ts` of its capability, sent to with `context.jobs`, worked on by the scheduler. */
export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job
}

/** Defines an event; listed in the `index.ts` of the capability to which it happens, recorded with `context.events`. */
export function defineEvent<Data extends object>(event: Event<Data>): Event<Data> {
  return event
}
