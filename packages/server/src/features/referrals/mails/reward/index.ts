import { addressOf } from '../../../../mail/content/people.ts'
import { ownMail } from '../../../../mails.ts'
import { REWARD_CLAIMED } from '../../events.ts'
import { dollarsOf, dueAt, giftCardStock } from '../../gift-cards.ts'
import { claimById } from '../../points-store.ts'
import { rewardContent } from './content.ts'

/** Replies go to the host. */
export const rewardMail = ownMail('operator', REWARD_CLAIMED, async (context, host, reward) => {
  const { operatorEmail, publicUrl } = context.config
  const { hostId, claimId, points } = reward
  if (operatorEmail === undefined) return []
  const claim = await claimById(context.db, hostId, claimId)
  if (!claim) return []
  const left = (await giftCardStock(context)).some((worth) => worth.points === points)
  const sentAt = left ? dueAt(claim) : null
  return [
    {
      kind: 'reward',
      to: { name: operatorEmail, address: operatorEmail },
      replyTo: addressOf(host),
      write: () => ({
        content: rewardContent({ host, points, dollars: dollarsOf(points), publicUrl, claimId, sentAt }),
      }),
    },
  ]
})
