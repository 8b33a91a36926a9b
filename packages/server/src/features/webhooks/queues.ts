import type { Instant } from '@scheduling/domain'
import { defineJob } from '../../jobs/define.ts'
import type { Lane } from '../../jobs/lanes.ts'
import type { Address } from './due-store.ts'

// Waiting for an answer costs next to nothing.
const SLOW_LANE: Lane = { name: 'slow-webhooks', atOnce: 32, perHost: 4 }
const LANE: Lane = { name: 'webhooks', atOnce: 32, perHost: 4, slower: SLOW_LANE }

/** Says that something is due at an address. One too many does nothing. */
export interface Wake extends Address {
  /** Since when, whatever the clock of the process that hears of it says. */
  dueAt: Instant
}

export const WEBHOOKS = defineJob<Wake>({
  name: 'webhooks',
  lane: LANE,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
})

/** For addresses that were slow of late. */
export const SLOW_WEBHOOKS = defineJob<Wake>({
  name: 'slow-webhooks',
  lane: SLOW_LANE,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
})
