import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Outbox } from '../../jobs/outbox.ts'
import type { Wake } from './queues.ts'
import { SLOW_WEBHOOKS, WEBHOOKS } from './queues.ts'

export interface NewWake {
  wake: Wake
  isSlow: boolean
  /** Wakes when it is due; absent: wakes now. */
  isLater?: boolean
  /** Absent: always adds another wake. */
  id?: string
}

/** Repeat: adds nothing for wakes with ids. */
export async function wake(
  jobs: Outbox,
  trx: Transaction<Database>,
  wakes: readonly NewWake[],
): Promise<void> {
  for (const [job, isSlowLane] of [
    [WEBHOOKS, false],
    [SLOW_WEBHOOKS, true],
  ] as const)
    await jobs.send(
      trx,
      job,
      wakes
        .filter(({ isSlow }) => isSlow === isSlowLane)
        .map(({ wake: data, id, isLater }) => ({
          data,
          ...(isLater && { at: data.dueAt }),
          ...(id && { id }),
        })),
    )
}
