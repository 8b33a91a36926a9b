import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'
import { stableId } from '../../jobs/stable-id.ts'

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

/** The money that a notification is about, in cents. */
const Money = z.looseObject({
  amount: z.int().nullable(),
  /** What had been paid, if the amount is all or part of a payment. */
  paid: z.int().nullable(),
  /** The number of the invoice. */
  number: z.string().nullable(),
  card: z.looseObject({ brand: z.string(), last4: z.string() }).nullable(),
})
export type BillingMoney = z.output<typeof Money>

/** A change of a host's plan or payments, which we tell them by mail. */
export interface BillingNews {
  /** Identifies this change, so nobody is told twice. */
  occasion: string
  hostId: HostId
  change: BillingChange
  /** When something ends. ISO 8601, UTC. */
  until: string | null
  /** When the card is tried again. ISO 8601, UTC. */
  triedAgainAt?: string | null | undefined
  /** Absent in old events. */
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
