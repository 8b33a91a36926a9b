import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { defineJob } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'
import type { Outbox } from '../../jobs/outbox.ts'
import type { Address } from './due-store.ts'

/** Says that something is due at an address. One too many does nothing. */
export interface Wake extends Address {
  /** Since when, whatever the clock of the process that hears of it says. */
  dueAt: Instant
}

export const WEBHOOKS = defineJob<Wake>({
  name: 'webhooks',
  lane: LANES.webhooks,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
})

/** For addresses that were slow of late. */
export const SLOW_WEBHOOKS = defineJob<Wake>({
  name: 'slow-webhooks',
  lane: LANES.slowWebhooks,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
})

export interface NewWake {
  wake: Wake
  isSlow: boolean
  /** When it is due it is heard of; absent: now. */
  isLater?: boolean
  /** Absent: one more, whatever there is. */
  id?: string
}

/** Repeat: with ids it adds nothing. */
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
