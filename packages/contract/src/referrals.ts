import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Email, Id, InstantText } from './fields.ts'
import { route } from './route.ts'

const Points = z.int().nonnegative()

const GiftCard = z.object({ points: Points, dollars: z.number() })

const Referrals = z
  .object({
    link: z.string().meta({ description: 'The affiliate link: who signs up by it counts for this host' }),
    isRewarded: z.boolean().meta({ description: 'Whether points can be claimed on this server' }),
    pointsEach: Points.meta({ description: 'For each person who came by the link and pays for a plan' }),
    points: Points.meta({ description: 'Earned and not claimed yet' }),
    joined: z.int().meta({ description: 'How many signed up by the link' }),
    paid: z.int().meta({ description: 'How many of them have paid for a plan' }),
    invitations: z
      .array(z.object({ id: Id, email: Email, invitedAt: InstantText }))
      .meta({ description: 'Who was invited by mail, the newest first' }),
    giftCards: z.array(GiftCard).meta({ description: 'What points are worth' }),
    claims: z
      .array(GiftCard.extend({ id: Id, claimedAt: InstantText, sentAt: InstantText.nullable() }))
      .meta({ description: 'Gift cards that were claimed, the newest first' }),
  })
  .meta({ id: 'Referrals' })
export type Referrals = z.output<typeof Referrals>

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
