import { z } from 'zod'
import { Email, Id, InstantText } from '../fields.ts'

const Points = z.int().nonnegative()

const GiftCard = z.object({ points: Points, dollars: z.number() })

const Invitation = z.object({
  id: Id,
  email: Email,
  status: z.enum(['invited', 'signed_up', 'upgraded']).meta({
    description: 'What whoever came by this very mail has done: `upgraded` as long as they count as paying',
  }),
  invitedAt: InstantText,
  remindedAt: InstantText.nullable(),
  canRemind: z.boolean().meta({ description: 'Whether a reminder can be sent now' }),
})

export const Referrals = z
  .object({
    link: z.string().meta({ description: 'The affiliate link: who signs up by it counts for this host' }),
    isRewarded: z.boolean().meta({ description: 'Whether points can be claimed on this server' }),
    pointsEach: Points.meta({ description: 'For each person who came by the link and pays for a plan' }),
    points: Points.meta({ description: 'What can be claimed now' }),
    pending: Points.meta({ description: 'Earned, and not to be claimed yet: payments may still go back' }),
    ripensAt: InstantText.nullable().meta({
      description: 'When the first pending points can be claimed; null: none are pending',
    }),
    joined: z.int().meta({ description: 'How many signed up by the link' }),
    paid: z.int().meta({ description: 'How many of them have paid for a plan' }),
    invitations: z.array(Invitation).meta({ description: 'Who was invited by mail, the newest first' }),
    giftCards: z.array(GiftCard).meta({ description: 'What points are worth' }),
    claims: z
      .array(
        GiftCard.extend({
          id: Id,
          claimedAt: InstantText,
          sentAt: InstantText.nullable(),
          returnedAt: InstantText.nullable().meta({
            description: 'Since when its points are back, because it is never sent',
          }),
        }),
      )
      .meta({ description: 'Gift cards that were claimed, the newest first' }),
    history: z
      .array(
        z.object({
          kind: z.enum(['earned', 'taken_back', 'given_again', 'claimed', 'returned']),
          points: z.int(),
          at: InstantText,
        }),
      )
      .meta({ description: 'Every change of the points, the newest first. They add up to all points' }),
  })
  .meta({ id: 'Referrals' })
export type Referrals = z.output<typeof Referrals>
