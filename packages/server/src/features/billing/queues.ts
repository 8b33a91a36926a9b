import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineJob } from '../../jobs/define.ts'
import type { Lane } from '../../jobs/lanes.ts'
import { OWNED_TYPES } from '../../providers/payments.ts'
import type { OwnedObject } from '../../providers/payments.ts'

const LANE: Lane = { name: 'billing', atOnce: 4, perHost: 1 }
const TRIAL_LANE: Lane = { name: 'trial-rounds', atOnce: 1, perHost: 1 }

/** Syncs a host with the provider. An extra job does no harm. */
export interface SyncJob {
  hostId: HostId
  /** Whether to check the card too. Once a night is enough. */
  looksAtCard?: boolean | undefined
}

export const SYNCS = defineJob<SyncJob>({
  name: 'billing-syncs',
  schema: z.looseObject({ hostId: HOST_ID, looksAtCard: z.boolean().optional() }),
  lane: LANE,
  // A provider can be down as long as a mail server.
  retry: 'patient',
  hostOf: ({ hostId }) => hostId,
  threadOf: ({ hostId }) => hostId,
  isOneEnough: true,
})

/** Brings the payment customer up to date. An extra job does no harm. */
export interface CustomerCopyJob {
  hostId: HostId
}

export const CUSTOMER_COPIES = defineJob<CustomerCopyJob>({
  name: 'billing-customer-copies',
  schema: z.looseObject({ hostId: HOST_ID }),
  lane: LANE,
  // A provider can be down as long as a mail server.
  retry: 'patient',
  hostOf: ({ hostId }) => hostId,
  threadOf: ({ hostId }) => hostId,
  isOneEnough: true,
})

export const TRIAL_CHECK = defineJob<object>({ name: 'trial-rounds', lane: TRIAL_LANE, retry: 'steady' })

/** Objects from events that do not name a customer. */
export const OBJECTS_HEARD = defineJob<OwnedObject>({
  name: 'billing-objects-heard',
  schema: z.looseObject({ type: z.enum(OWNED_TYPES), id: z.string() }),
  lane: LANE,
  retry: 'patient',
  // We do not know the host yet.
  hostOf: ({ id }) => id,
  threadOf: ({ id }) => id,
  isOneEnough: true,
})

/** Deletes the customer of a deleted account at the provider. */
export interface GoneCustomerJob {
  customerId: string
}

export const GONE_CUSTOMERS = defineJob<GoneCustomerJob>({
  name: 'billing-gone-customers',
  schema: z.looseObject({ customerId: z.string() }),
  lane: LANE,
  retry: 'patient',
})
