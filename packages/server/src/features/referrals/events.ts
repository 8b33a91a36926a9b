import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** A host invites somebody; the host's own table says whom. */
export interface InvitationSent {
  hostId: HostId
  invitationId: string
}

export const INVITATION_SENT = defineEvent<InvitationSent>({
  name: 'referral-invitations',
  schema: z.looseObject({ hostId: HOST_ID, invitationId: z.string() }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ invitationId }) => invitationId,
  hostOf: ({ hostId }) => hostId,
})

export const INVITATION_REMINDED = defineEvent<InvitationSent>({
  ...INVITATION_SENT,
  name: 'referral-reminders',
})

/** A host wants a gift card for points, which the operator sends. */
export interface RewardClaimed {
  hostId: HostId
  claimId: string
  points: number
}

export const REWARD_CLAIMED = defineEvent<RewardClaimed>({
  name: 'reward-claims',
  schema: z.looseObject({ hostId: HOST_ID, claimId: z.string(), points: z.int() }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ claimId }) => claimId,
  hostOf: ({ hostId }) => hostId,
})

/** A gift card of the stock was given to a claim. The code stays in its table. */
export interface GiftCardSent {
  hostId: HostId
  claimId: string
}

export const GIFT_CARD_SENT = defineEvent<GiftCardSent>({
  name: 'gift-cards-sent',
  schema: z.looseObject({ hostId: HOST_ID, claimId: z.string() }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ claimId }) => claimId,
  hostOf: ({ hostId }) => hostId,
})
