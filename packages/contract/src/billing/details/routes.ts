import { limits } from '@scheduling/domain'
import { countryCodes } from '@scheduling/domain/words'
import { z } from 'zod'
import { line } from '../../fields.ts'
import { route } from '../../route.ts'
import { ALWAYS, CHANGES } from '../refusals.ts'
import { done } from '../schemas.ts'
import { BillingDetails } from './schemas.ts'

const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'Expected a country such as DE', abort: true })
  .refine((code) => countryCodes().has(code), 'Expected a country such as DE')

export const details = {
  'GET /stripe/getBillingDetails': route({
    summary: 'Whom invoices are made out to',
    auth: 'host',
    action: 'pay',
    result: z.object({ data: BillingDetails.nullable() }),
    errors: ['not_signed_in'],
  }),
  'POST /stripe/updateBillingDetails': route({
    summary: 'Whom invoices are made out to from now on',
    auth: 'verified',
    action: 'pay',
    body: z.strictObject({
      company_name: line(limits.BILLING.company_name).default(''),
      country_code: country,
      country_name: line(limits.BILLING.country_name).default(''),
      address_line_1: line(limits.BILLING.address_line_1, 1),
      address_line_2: line(limits.BILLING.address_line_2).default(''),
      city: line(limits.BILLING.city, 1),
      postal_code: line(limits.BILLING.postal_code, 1),
      phone: line(limits.BILLING.phone).default(''),
      tax_id: line(limits.BILLING.tax_id).default(''),
    }),
    result: BillingDetails,
    errors: [...CHANGES],
  }),
  'DELETE /stripe/removeBillingDetails': route({
    summary: 'Forget whom invoices are made out to',
    auth: 'verified',
    action: 'pay',
    result: done,
    errors: [...CHANGES],
  }),
  'POST /stripe/validateEUVAT': route({
    summary: 'Ask the register of the EU about a tax id',
    auth: 'verified',
    action: 'pay',
    body: z.strictObject({ tax_id: line(limits.BILLING.tax_id, 1), key: line(limits.REQUEST_KEY_MAX) }),
    result: z.object({
      valid: z.boolean(),
      checked: z.boolean().meta({ description: 'Whether the register has answered' }),
      state: z.enum(['valid', 'unknown', 'invalid', 'unchecked']).meta({
        description:
          'unknown: not in the register; invalid: not written like a tax id of the EU; unchecked: the register could not be asked',
      }),
      name: z.string().nullable(),
      address: z.string().nullable(),
      countryCode: z.string().nullable(),
      request_key: z.string().meta({ description: 'The key of the question' }),
    }),
    errors: [...ALWAYS, 'not_verified', 'invalid_input', 'rate_limited'],
  }),
}
