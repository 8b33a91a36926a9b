import { z } from 'zod'

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
