import { REVERSAL_STATES } from '@scheduling/domain/pricing'
import { z } from 'zod'
import { Card } from './cards/schemas.ts'
import { BillingDetails } from './details/schemas.ts'
import { Bill, BillingSubscription, PlanType } from './subscription/schemas.ts'

const Invoice = z.object({
  id: z.string(),
  created: z.int().meta({ description: 'Epoch seconds' }),
  number: z.string(),
  total: z.int().meta({ description: 'Cents' }),
  bill: Bill,
  pdf_url: z.string().nullable(),
  status: z.string(),
})

/** Payment events that no invoice shows. */
export const BILLING_LINES = [...REVERSAL_STATES, 'payment_failed', 'card_expiring'] as const

const Line = z.object({
  id: z.string(),
  created: z.int().meta({ description: 'Epoch seconds' }),
  change: z.enum(BILLING_LINES),
  amount: z.int().nullable().meta({ description: 'Cents; null where it is about no money' }),
  number: z.string().nullable().meta({ description: 'Of the invoice' }),
})

const Package = z.object({
  plan_type: PlanType,
  plan_price: z.string().meta({ description: 'base/extra: dollars of a month for each unit' }),
  minimum_seats: z.int(),
  billed: z.enum(['monthly', 'yearly']),
})

/** Unpaid amounts of renewals. */
const Owed = z.object({
  amount: z.int().meta({ description: 'Cents' }),
  number: z.string().meta({ description: 'Of the newest invoice' }),
  since: z.int().meta({ description: 'Epoch seconds, as the next two' }),
  next_try: z.int().nullable().meta({ description: 'When the card is tried again; null: it is not' }),
  until: z.int().meta({ description: 'Until when the account goes on' }),
})

export const Billing = z
  .object({
    subscription: z.union([z.literal(false), BillingSubscription]),
    expiring: z.int().nullable().meta({ description: 'When a canceled one ends, epoch seconds' }),
    tax: z.object({ percentage: z.number(), reversed: z.boolean(), country: z.string().nullable() }),
    card: Card.nullable(),
    billing_address: BillingDetails.nullable(),
    owed: Owed.nullable(),
    invoices: z.array(Invoice),
    lines: z.array(Line).meta({ description: 'What else stands in the billing history' }),
    blackfriday: z.union([z.literal(false), z.string()]).meta({ description: 'The code of its coupon' }),
    blackfriday_ends: z.int().nullable(),
    packages: z.array(Package),
    provider: z
      .object({
        publishableKey: z.string(),
        scriptUrl: z.string().nullable().meta({ description: 'Null: that of the provider itself' }),
        isStandIn: z.boolean().meta({ description: 'Nothing is really charged' }),
      })
      .nullable()
      .meta({ description: 'Null where nothing is sold here' }),
    canUpgrade: z.boolean(),
  })
  .meta({ id: 'Billing' })
export type Billing = z.output<typeof Billing>

export const done = z.object({ success: z.literal(true) })
