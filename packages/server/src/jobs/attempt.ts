import type { Kysely } from 'kysely'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { fromKysely } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '../database/schema.ts'
import type { Job } from './define.ts'
import { RETRIES, waitAfter, WHEN_TAKEN } from './define.ts'
import { putOff } from './later.ts'
import { stableId } from './stable-id.ts'

/** Another attempt at the same job may still be running. The job comes back later, and nobody needs an alert. */
export class StillTaken extends Error {}

/** One attempt at a job. */
export interface Work {
  /** The same for each attempt. */
  id: string
  /** Moves the job to a slower lane, if that has a free place. Call it after a long wait for a response. */
  giveWay: () => void
}

/** Throws if another attempt makes sense. */
export type Run<Data extends object> = (data: Data, work: Work) => Promise<void>

/** A queue and the function that does its jobs. */
export interface WorkedQueue extends Pick<Job<object>, 'name' | 'retry' | 'threadOf' | 'isSecret'> {
  run: Run<object>
}

export interface Tools {
  boss: PgBoss
  db: Kysely<Database>
  log: Logger
  /** While true, jobs start one after the other and with pauses, because people wait for this process. */
  mustGiveWay?: () => boolean
}

export type Fetched = JobWithMetadata

/** Runs a job and records how it ended. Never throws: if recording fails, the job expires and is tried again. */
export async function attempt(
  tools: Tools,
  queue: WorkedQueue,
  job: Fetched,
  giveWay: () => void,
): Promise<void> {
  const { boss, log } = tools
  const { id, name, data, retryCount } = job
  try {
    await queue.run(data, { id: firstOf(job), giveWay })
    if (queue.isSecret) await boss.deleteJob(name, { id, retryCount })
    else await boss.complete(name, { id, retryCount })
  } catch (error) {
    const { code } = error as { code?: string }
    // A mail server's message repeats addresses, so it stays out of the log.
    if (!(error instanceof StillTaken))
      log.warn(
        { job: id, queue: name, code, attempt: triesOf(queue, job) },
        'job failed, will be tried again',
      )
    await tryAgain(tools, queue, job, error as Error).catch((lost: unknown) => {
      log.error({ err: lost, job: id, queue: name }, 'how a job ended could not be noted')
    })
  }
}

/**
 * Retries as a new job, which gets its turn when it is due. With the turn of its first attempt, it would wait for
 * everybody who has filled the queue since.
 */
async function tryAgain({ boss, db }: Tools, queue: WorkedQueue, job: Fetched, error: Error): Promise<void> {
  const { id, name, data, retryCount, groupId } = job
  const retries = job.retryLimit - retryCount - 1
  if (retries < 0) {
    await boss.fail(name, { id, retryCount }, { message: error.message })
    return
  }
  await db.transaction().execute(async (trx) => {
    const by = { db: fromKysely(trx) }
    const noted = queue.isSecret
      ? await boss.deleteJob(name, { id, retryCount }, by)
      : await boss.complete(name, { id, retryCount }, { message: error.message }, by)
    // It expired, and another worker has it.
    if ((noted as { affected?: number }).affected === 0) return
    const policy = error instanceof StillTaken ? WHEN_TAKEN : RETRIES[queue.retry]
    const inSeconds = waitAfter(policy, triesOf(queue, job), Math.random())
    const again = { first: firstOf(job), retries }
    const next = { id: stableId(again.first, String(retries)), data, host: groupId ?? '', again, inSeconds }
    await putOff(boss, trx, name, [next])
  })
}

/** The id of its first attempt. */
function firstOf({ id, singletonKey }: Fetched): string {
  return singletonKey ?? id
}

/** The first is 1. */
function triesOf({ retry }: WorkedQueue, { retryLimit, retryCount }: Fetched): number {
  return Math.max(1, RETRIES[retry].retryLimit - retryLimit + retryCount + 1)
}
