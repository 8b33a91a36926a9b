import type { Instant } from '@scheduling/domain'
import type { Kysely, Transaction } from 'kysely'
import type { PgBoss } from 'pg-boss'
import { fromKysely } from 'pg-boss'
import type { Database } from '../database/schema.ts'
import { defineJob } from './define.ts'
import { LANES } from './lanes.ts'
import type { DueJob } from './queue-up.ts'
import { queueUp } from './queue-up.ts'

interface Deferred extends DueJob {
  queue: string
}

/**
 * Jobs that are not due yet. They get a turn when they are due: weeks before, nobody knows who will be waiting
 * then.
 */
export const LATER = defineJob<Deferred>({ name: 'later', lane: LANES.upkeep, retry: 'steady' })

// Takes some milliseconds each. Thousands of reminders of one host delay nobody else.
const BATCH = 500

export type DeferredJob = DueJob & ({ at: Instant } | { inSeconds: number })

/** Repeat: jobs that exist stay as they are. */
export async function putOff(
  boss: PgBoss,
  trx: Transaction<Database>,
  queue: string,
  jobs: readonly DeferredJob[],
): Promise<void> {
  const rows = jobs.map((job) => {
    const { id, data, host, again } = job
    return {
      id,
      data: { queue, id, data, host, ...(again && { again }) } satisfies Deferred,
      startAfter: 'at' in job ? new Date(job.at) : job.inSeconds,
    }
  })
  if (rows.length > 0) await boss.insert(LATER.name, rows, { db: fromKysely(trx) })
}

/** Queues up jobs that have become due. Repeat: does the same for newer ones. */
export async function queueUpDue(boss: PgBoss, db: Kysely<Database>): Promise<void> {
  for (;;) {
    const jobs = await boss.fetch<Deferred>(LATER.name, { batchSize: BATCH })
    if (jobs.length === 0) return
    try {
      await db.transaction().execute(async (trx) => {
        const byQueue = Object.groupBy(jobs, ({ data }) => data.queue)
        for (const [queue, due = []] of Object.entries(byQueue))
          await queueUp(
            boss,
            trx,
            queue,
            due.map(({ data }) => data),
          )
        await boss.deleteJob(LATER.name, jobs, { db: fromKysely(trx) })
      })
    } catch (error) {
      await boss.fail(LATER.name, jobs)
      throw error
    }
    if (jobs.length < BATCH) return
  }
}
