import type { Instant } from '@scheduling/domain'
import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import { defineJob } from '../../jobs/define.ts'
import type { Lane } from '../../jobs/lanes.ts'
import type { Address } from './due-store.ts'

// Waiting for an answer costs next to nothing.
const SLOW_LANE: Lane = { name: 'slow-webhooks', atOnce: 32, perHost: 4 }
const LANE: Lane = { name: 'webhooks', atOnce: 32, perHost: 4, slower: SLOW_LANE }

/** Says that something is due at an address. An extra wake does nothing. */
export interface Wake extends Address {
  /** When it is due, whatever the clock of the working process says. */
  dueAt: Instant
}

const schema = z.looseObject({ hostId: HOST_ID, webhookId: z.string(), dueAt: z.number() })

export const WEBHOOKS = defineJob<Wake>({
  name: 'webhooks',
  schema,
  lane: LANE,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
})

/** For addresses that were slow recently. */
export const SLOW_WEBHOOKS = defineJob<Wake>({
  name: 'slow-webhooks',
  schema,
  lane: SLOW_LANE,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
})
