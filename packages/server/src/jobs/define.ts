import type { QueueOptions } from 'pg-boss'
import type { z } from 'zod'
import type { Lane } from './lanes.ts'

// Jobs that nobody works on wait, for a mail server to be configured or a worker to be started.
const KEPT = { retentionSeconds: 365 * 86_400 }

/** How failed jobs are retried, in seconds. This is the only place for it. */
export const RETRIES = {
  /** For failures on our side: most are over in a minute, the rest after the next release. */
  steady: {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 60,
    ...KEPT,
  },
  /** For jobs that read and write all of somebody's data. */
  long: {
    retryLimit: 10,
    retryDelay: 60,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 900,
    ...KEPT,
  },
  /** A mail server may be down for a weekend: after the first minutes, one attempt an hour for two days. */
  patient: {
    retryLimit: 55,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 90,
    ...KEPT,
  },
} satisfies Record<string, QueueOptions>

/** For jobs that another attempt holds: free as soon as that attempt ends. In seconds. */
export const WHEN_TAKEN = { retryDelay: 2, retryDelayMax: 60 }

/** Seconds to wait after `tries` failures. Doubles each time, with jitter to spread jobs that failed together. */
export function waitAfter(
  { retryDelay, retryDelayMax }: typeof WHEN_TAKEN,
  tries: number,
  random: number,
): number {
  return Math.min(Math.round(retryDelay * 2 ** (tries - 1) * (1 + random)), retryDelayMax)
}

/** One queue: everything that senders and workers must know about it. */
export interface Job<Data extends object> {
  /** The queue's name. Stored in the database: waiting jobs are found by it. */
  name: string
  /**
   * The fields of every job; extra fields are kept. A job of another version without them waits for a version
   * that can read it. Absent: nobody reads the data.
   */
  schema?: z.ZodType<Data>
  lane: Lane
  /** An attempt must end within its policy's `expireInSeconds`. After that, its process counts as dead. */
  retry: keyof typeof RETRIES
  /**
   * The host whose turn a job takes. Hosts take turns, however many jobs they have. Absent: first come, first
   * served.
   */
  hostOf?: (data: Data) => string
  /** Jobs of one thread run in order, one after the other. */
  threadOf?: (data: Data) => string
  /**
   * The job finds out what to do when it starts, so one waiting job stands for all with the same data. A job that
   * arrives while one is running waits as another.
   */
  isOneEnough?: boolean
  /** Its data must not outlive it: deleted when done, instead of kept for a week. */
  isSecret?: boolean
}

/** Something that happened, for others to react to. Each listener gets it at least once. */
export interface Event<Data extends object> extends Job<Data> {
  /** If an event with this id is already recorded, nothing is added. Absent: each event is separate. */
  idOf?: (data: Data) => string
}

/** What the database must know about a queue. */
export type QueueSettings = Pick<Job<never>, 'name' | 'retry'>

/**
 * Defines a queue. List it in the `index.ts` of its capability, send to it with `context.jobs`; the scheduler
 * works on it.
 */
export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job
}

/**
 * Defines an event. List it in the `index.ts` of the capability where it happens, record it with
 * `context.events`.
 */
export function defineEvent<Data extends object>(event: Event<Data>): Event<Data> {
  return event
}
