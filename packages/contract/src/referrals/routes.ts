import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Email, Id } from '../fields.ts'
import { route } from '../route.ts'
import { Referrals } from './schemas.ts'

const params = z.object({ id: Id })

export const referrals = {
  'GET /referrals': route({
    summary: 'The affiliate link, who was invited, and what came of it',
    auth: 'host',
    action: 'own_account',
    result: Referrals,
    errors: ['not_signed_in'],
  }),
  'POST /referrals/invitations': route({
    summary: 'Mail the affiliate link to somebody; once to each address',
    auth: 'verified',
    action: 'own_account',
    body: z.strictObject({ email: Email }),
    result: Referrals,
    errors: [
      'not_signed_in',
      'not_verified',
      'invalid_input',
      'cannot_invite_email',
      'business_email_only',
      'rate_limited',
    ],
  }),
  'DELETE /referrals/invitations/:id': route({
    summary: 'Delete an invitation: it is not mailed any more, and its address cannot be invited again',
    auth: 'host',
    action: 'own_account',
    params,
    result: Referrals,
    errors: ['not_signed_in', 'invalid_input', 'invitation_not_found'],
  }),
  'POST /referrals/invitations/:id/reminder': route({
    summary: 'Mail the invitation once more, some days later; only once',
    auth: 'verified',
    action: 'own_account',
    params,
    result: Referrals,
    errors: [
      'not_signed_in',
      'not_verified',
      'invalid_input',
      'invitation_not_found',
      'cannot_send_reminder',
      'rate_limited',
    ],
  }),
  'POST /referrals/rewards': route({
    summary: 'Claim points as a gift card, sent to the email of the account',
    auth: 'verified',
    action: 'own_account',
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
