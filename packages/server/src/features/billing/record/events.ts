import { z } from 'zod'
import { HOST_ID } from '../../../host-id.ts'
import type { HostId } from '../../../host-id.ts'
import { defineEvent } from '../../../jobs/define.ts'
import { LANES } from '../../../jobs/lanes.ts'
import { stableId } from '../../../jobs/stable-id.ts'

export const BILLING_CHANGES = [
  'subscribed',
  'renewed',
  'payment_failed',
  'card_expiring',
  'canceled',
  'ended',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
  'dispute_closed',
  'trial_ending',
  'trial_ended',
] as const
export type BillingChange = (typeof BILLING_CHANGES)[number]

/** Money that it is about, in cents. */
const Money = z.looseObject({
  amount: z.int().nullable(),
  /** What had been paid, where the amount is a part of it or all. */
  paid: z.int().nullable(),
  /** Of the invoice. */
  number: z.string().nullable(),
  card: z.looseObject({ brand: z.string(), last4: z.string() }).nullable(),
})
export type BillingMoney = z.output<typeof Money>

/** Something happened to what somebody pays for, and they are told by mail. */
export interface BillingNews {
  /** Names this change: a repeat tells nobody twice. */
  occasion: string
  hostId: HostId
  change: BillingChange
  /** ISO 8601, UTC; when something ends. */
  until: string | null
  /** ISO 8601, UTC; when the card is tried again. */
  triedAgainAt?: string | null | undefined
  /** Absent in what was recorded before it was said. */
  money?: BillingMoney | null | undefined
}

export const BILLING_NEWS = defineEvent<BillingNews>({
  name: 'billing-news',
  schema: z.looseObject({
    occasion: z.string(),
    hostId: HOST_ID,
    change: z.enum(BILLING_CHANGES),
    until: z.string().nullable(),
    triedAgainAt: z.string().nullish(),
    money: Money.nullish(),
  }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ occasion }) => stableId(occasion),
  hostOf: ({ hostId }) => hostId,
})
