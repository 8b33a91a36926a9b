import type { Transaction } from 'kysely'
import type { JobInsert, PgBoss } from 'pg-boss'
import { fromKysely } from 'pg-boss'
import type { Database } from '../database/schema.ts'
import { takeTurns } from './store.ts'

/** A job that is due now. */
export interface DueJob {
  id: string
  data: object
  /** Empty: belongs to no host. */
  host: string
  /** For a retry: the id of the first attempt, and how many retries are left. */
  again?: { first: string; retries: number }
}

/** Gives each job its host's next turn. Repeat: jobs that exist stay as they are. */
export async function queueUp(
  boss: PgBoss,
  trx: Transaction<Database>,
  queue: string,
  jobs: readonly DueJob[],
): Promise<void> {
  if (jobs.length === 0) return
  const turns = await takeTurns(trx, queue, [...new Set(jobs.map(({ host }) => host))])
  const rows = jobs.map(({ id, data, host, again }): JobInsert => {
    const priority = turns.get(host) ?? 0
    if (host) turns.set(host, priority - 1)
    return {
      id,
      data,
      priority,
      ...(host && { group: { id: host } }),
      // Singleton keys have no effect in queues without a policy.
      ...(again && { singletonKey: again.first, retryLimit: again.retries }),
    }
  })
  await boss.insert(queue, rows, { db: fromKysely(trx) })
}
