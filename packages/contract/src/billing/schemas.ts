import { PLAN_TYPES, REVERSAL_STATES } from '@scheduling/domain/pricing'
import { z } from 'zod'

// Names, payloads and answers are the specification's (second document, sections 3 and 7).
export const PlanType = z
  .enum(PLAN_TYPES)
  .meta({ description: 'A plan that is sold, with how often it is paid' })

export const BillingDetails = z
  .object({
    company_name: z.string(),
    country_code: z.string().meta({ description: 'ISO 3166-1, two letters' }),
    country_name: z.string(),
    address_line_1: z.string(),
    address_line_2: z.string(),
    city: z.string(),
    postal_code: z.string(),
    phone: z.string(),
    tax_id: z.string(),
    tax_id_status: z
      .enum(['valid', 'unchecked'])
      .nullable()
      .meta({ description: 'Null without a tax id; unchecked where the register could not be asked yet' }),
  })
  .meta({ id: 'BillingDetails' })

export type BillingDetails = z.output<typeof BillingDetails>

export const Coupon = z.object({
  percent_off: z.number().nullable(),
  amount_off: z.int().nullable().meta({ description: 'Cents' }),
  ends: z.int().nullable().meta({ description: 'Epoch seconds; null where it is for once or forever' }),
  duration: z.enum(['once', 'repeating', 'forever']),
})

export type TakenOffShown = z.output<typeof Coupon>

export const BillingSubscription = z.object({
  plan: z.object({ plan_type: z.string() }),
  plan_type: z.string(),
  quantity: z.int(),
  price: z.number().meta({ description: 'Dollars of a period, before discount and tax' }),
  coupon: Coupon.nullable(),
  canceled: z
    .boolean()
    .meta({ description: 'It ends with what is paid for, and can be taken back until then' }),
  description: z.string(),
  id: z.string(),
  subscription_id: z.string(),
  sub_created: z.int(),
  sub_start: z.int(),
  sub_end: z.int(),
  unpaid: z.boolean().meta({ description: 'A renewal is not paid; the account goes on for a week' }),
  unpaid_until: z.int().optional().meta({ description: 'Epoch seconds, while it is not paid' }),
  taken_back: z.boolean().meta({ description: 'What was paid for it went back: the account does not go on' }),
})

export type BillingSubscription = z.output<typeof BillingSubscription>

const Card = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
})

export const Bill = z
  .object({
    rest: z.int().meta({ description: 'Given back for the time that is left of the plan before' }),
    plan: z.int(),
    discount: z.int(),
    tax: z.int(),
    total: z.int().meta({ description: 'plan - rest - discount + tax' }),
    credit: z.int().meta({
      description: 'Kept from before and taken off; below zero it is kept for the next invoice',
    }),
    due: z.int().meta({ description: 'total - credit: what is charged' }),
  })
  .meta({ id: 'Bill', description: 'In cents' })

export type Bill = z.output<typeof Bill>

const Invoice = z.object({
  id: z.string(),
  created: z.int().meta({ description: 'Epoch seconds' }),
  number: z.string(),
  total: z.int().meta({ description: 'Cents' }),
  bill: Bill,
  pdf_url: z.string().nullable(),
  status: z.string(),
})

/** What happened to what is paid, where no invoice tells it. */
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

/** What is open of renewals. */
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
