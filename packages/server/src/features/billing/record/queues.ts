import { z } from 'zod'
import { HOST_ID } from '../../../host-id.ts'
import type { HostId } from '../../../host-id.ts'
import { defineJob } from '../../../jobs/define.ts'
import type { Lane } from '../../../jobs/lanes.ts'
import { OWNED_TYPES } from '../../../providers/payments.ts'
import type { OwnedObject } from '../../../providers/payments.ts'

const LANE: Lane = { name: 'billing', atOnce: 4, perHost: 1 }
const TRIAL_LANE: Lane = { name: 'trial-rounds', atOnce: 1, perHost: 1 }

/** How a host stands is asked anew. One too many does nothing. */
export interface SyncJob {
  hostId: HostId
  /** Whether the card is looked at as well: once a night is enough. */
  looksAtCard?: boolean | undefined
}

export const SYNCS = defineJob<SyncJob>({
  name: 'billing-syncs',
  schema: z.looseObject({ hostId: HOST_ID, looksAtCard: z.boolean().optional() }),
  lane: LANE,
  // A provider may be away for as long as a mail server.
  retry: 'patient',
  hostOf: ({ hostId }) => hostId,
  threadOf: ({ hostId }) => hostId,
  isOneEnough: true,
})

export const TRIAL_ROUND = defineJob<object>({ name: 'trial-rounds', lane: TRIAL_LANE, retry: 'steady' })

/** Of an event that says no more than what it is about. */
export const OBJECTS_HEARD = defineJob<OwnedObject>({
  name: 'billing-objects-heard',
  schema: z.looseObject({ type: z.enum(OWNED_TYPES), id: z.string() }),
  lane: LANE,
  retry: 'patient',
  // Whose it is nobody knows yet.
  hostOf: ({ id }) => id,
  threadOf: ({ id }) => id,
  isOneEnough: true,
})

/** A customer whose account is gone is to be gone at the provider as well. */
export interface GoneCustomerJob {
  customerId: string
}

export const GONE_CUSTOMERS = defineJob<GoneCustomerJob>({
  name: 'billing-gone-customers',
  schema: z.looseObject({ customerId: z.string() }),
  lane: LANE,
  retry: 'patient',
})
