import type { Job as FetchedJob, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Job } from './define.ts'

/** Another attempt at the same may still be under way: the job comes back later, and nobody needs to be told. */
export class StillTaken extends Error {}

/** One attempt at a job. */
export interface Work {
  id: string
  /** Leaves its place to others where a slower lane has one for it. For whoever has waited long for an answer. */
  giveWay: () => void
}

/** Throws when another attempt is of use. */
export type Run<Data extends object> = (data: Data, work: Work) => Promise<void>

/** A queue and what is done for its jobs. */
export interface WorkedQueue extends Pick<Job<object>, 'name' | 'threadOf' | 'isSecret'> {
  run: Run<object>
}

interface Parts {
  boss: PgBoss
  log: Logger
}

/** Works on a job and notes how it ended. Never throws: what cannot be noted is tried again when it has expired. */
export async function attempt(
  { boss, log }: Parts,
  { name, run, isSecret }: WorkedQueue,
  { id, data, retryCount }: FetchedJob,
  giveWay: () => void,
): Promise<void> {
  try {
    await run(data, { id, giveWay })
    if (isSecret) await boss.deleteJob(name, id)
    else await boss.complete(name, { id, retryCount })
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    // The message of a mail server repeats addresses: it stays out of the log.
    if (!(error instanceof StillTaken))
      log.warn({ job: id, queue: name, code, attempt: retryCount }, 'job failed, will be tried again')
    await boss.fail(name, { id, retryCount }, { message }).catch((lost: unknown) => {
      log.error({ err: lost, job: id, queue: name }, 'how a job ended could not be noted')
    })
  }
}
