import { z } from 'zod'

export const Card = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
})

export const IntentId = z.string().regex(/^pi_\w{1,200}$/, 'Expected a payment, such as pi_1a2b3c')
