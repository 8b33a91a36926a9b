import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Email, Id } from '../fields.ts'
import { route } from '../route.ts'
import { Referrals } from './schemas.ts'

export const referrals = {
  'GET /referrals': route({
    summary: 'The affiliate link, who was invited, and what came of it',
    auth: 'host',
    result: Referrals,
    errors: ['not_signed_in'],
  }),
  'POST /referrals/invitations': route({
    summary: 'Mail the affiliate link to somebody; once to each address',
    auth: 'verified',
    body: z.strictObject({ email: Email }),
    result: Referrals,
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'rate_limited'],
  }),
  'POST /referrals/rewards': route({
    summary: 'Claim points as a gift card, sent to the e-mail of the account',
    auth: 'verified',
    body: z.strictObject({
      id: Id.meta({ description: 'New for each gift card: a repeat claims nothing twice' }),
      points: z.int().refine((points) => limits.GIFT_CARD_POINTS.some((known) => known === points), {
        error: `Expected one of ${limits.GIFT_CARD_POINTS.join(', ')}`,
      }),
    }),
    result: Referrals,
    errors: ['not_signed_in', 'not_verified', 'not_allowed', 'invalid_input', 'too_few_points'],
  }),
}
