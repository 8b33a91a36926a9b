import { z } from 'zod'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'
import { stableId } from '../../jobs/stable-id.ts'

export const BILLING_CHANGES = [
  'subscribed',
  'payment_failed',
  'card_expiring',
  'canceled',
  'ended',
  'refunded',
  'disputed',
  'trial_ending',
  'trial_ended',
] as const
export type BillingChange = (typeof BILLING_CHANGES)[number]

/** Something happened to what somebody pays for, and they are told by mail. */
export interface BillingNews {
  /** Names this change: a repeat tells nobody twice. */
  occasion: string
  hostId: string
  change: BillingChange
  /** ISO 8601, UTC; when something ends. */
  until: string | null
}

export const BILLING_NEWS = defineEvent<BillingNews>({
  name: 'billing-news',
  schema: z.looseObject({
    occasion: z.string(),
    hostId: z.string(),
    change: z.enum(BILLING_CHANGES),
    until: z.string().nullable(),
  }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ occasion }) => stableId(occasion),
  hostOf: ({ hostId }) => hostId,
})
