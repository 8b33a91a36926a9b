import type { Kysely } from 'kysely'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { fromKysely } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '../database/schema.ts'
import type { Job } from './define.ts'
import { RETRIES, waitAfter, WHEN_TAKEN } from './define.ts'
import { putOff } from './later.ts'
import { stableId } from './stable-id.ts'

/** Another attempt at the same may still be under way: the job comes back later, and nobody needs to be told. */
export class StillTaken extends Error {}

/** One attempt at a job. */
export interface Work {
  /** The same for each attempt. */
  id: string
  /** Leaves its place to others where a slower lane has one for it. For whoever has waited long for an answer. */
  giveWay: () => void
}

/** Throws when another attempt is of use. */
export type Run<Data extends object> = (data: Data, work: Work) => Promise<void>

/** A queue and what is done for its jobs. */
export interface WorkedQueue extends Pick<Job<object>, 'name' | 'retry' | 'threadOf' | 'isSecret'> {
  run: Run<object>
}

export interface Tools {
  boss: PgBoss
  db: Kysely<Database>
  log: Logger
}

export type Fetched = JobWithMetadata

/** Works on a job and notes how it ended. Never throws: what cannot be noted is tried again when it has expired. */
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
    // The message of a mail server repeats addresses: it stays out of the log.
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
 * As a job of its own, which gets its turn when it is due: one that kept the turn of its first attempt would wait for
 * whoever has filled the queue since.
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
    // Its time was over, and another has it.
    if ((noted as { affected?: number }).affected === 0) return
    const policy = error instanceof StillTaken ? WHEN_TAKEN : RETRIES[queue.retry]
    const inSeconds = waitAfter(policy, triesOf(queue, job), Math.random())
    const again = { first: firstOf(job), retries }
    const next = { id: stableId(again.first, String(retries)), data, host: groupId ?? '', again, inSeconds }
    await putOff(boss, trx, name, [next])
  })
}

/** What the first attempt at it was called. */
function firstOf({ id, singletonKey }: Fetched): string {
  return singletonKey ?? id
}

/** The first is 1. */
function triesOf({ retry }: WorkedQueue, { retryLimit, retryCount }: Fetched): number {
  return Math.max(1, RETRIES[retry].retryLimit - retryLimit + retryCount + 1)
}
