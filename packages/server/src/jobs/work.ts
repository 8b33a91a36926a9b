import type { Job, JobResult } from 'pg-boss'
import type { Logger } from 'pino'

/** Another attempt at the same may still be under way: the job comes back later, and nobody needs to be told. */
export class StillTaken extends Error {}

/** How a queue is worked on: in batches, each job of which fails alone. */
export const WORK = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  // New jobs announce themselves; what becomes due, reminders and further attempts, is looked for.
  notifyPollingIntervalSeconds: 5,
} as const

/** Runs a batch side by side, but what belongs to one thread in turn, so that news arrives in its order. */
export async function inTurn<T>(
  jobs: Job<T>[],
  log: Logger,
  thread: (data: T) => string,
  run: (job: Job<T>) => Promise<void>,
): Promise<JobResult[]> {
  const threads = Object.values(Object.groupBy(jobs, ({ data }) => thread(data)))
  const results = await Promise.all(
    threads.map(async (queue = []) => {
      const done: JobResult[] = []
      for (const job of queue) done.push(await attempt(job, log, run))
      return done
    }),
  )
  return results.flat()
}

/** One that fails is tried again alone. */
async function attempt<T>(job: Job<T>, log: Logger, run: (job: Job<T>) => Promise<void>): Promise<JobResult> {
  try {
    await run(job)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    // The message of a mail server repeats addresses: it stays out of the log.
    if (!(error instanceof StillTaken))
      log.warn(
        { job: job.id, queue: job.name, code, attempt: job.retryCount },
        'job failed, will be tried again',
      )
    return { id: job.id, status: 'failed', output: { message } }
  }
}
