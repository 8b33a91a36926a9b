import { PLAN_TYPES, quantityProblem } from '@scheduling/domain/pricing'
import { z } from 'zod'

export const PlanType = z
  .enum(PLAN_TYPES)
  .meta({ description: 'A plan that is sold, with how often it is paid' })

export const Coupon = z.object({
  percent_off: z.number().nullable(),
  amount_off: z.int().nullable().meta({ description: 'Cents' }),
  ends: z.int().nullable().meta({ description: 'Epoch seconds; null where it is for once or forever' }),
  duration: z.enum(['once', 'repeating', 'forever']),
})
export type DiscountShown = z.output<typeof Coupon>

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

/** A plan in a quantity that is sold. */
export const Ordered = z.strictObject({ plan_type: PlanType, quantity: z.int() })

const MESSAGES = {
  too_small: 'Less than the plan begins with',
  too_large: 'More than the plan is sold in',
  step: 'Plans are sold in steps of a thousand',
}

export function isSold(context: z.core.ParsePayload<z.output<typeof Ordered>>): void {
  const { plan_type, quantity } = context.value
  const problem = quantityProblem(plan_type, quantity)
  if (!problem) return
  context.issues.push({
    code: 'custom',
    input: quantity,
    path: ['quantity'],
    message: MESSAGES[problem],
    params: { reason: problem },
  })
}
