import { addressOf } from '../../../../mail/content/people.ts'
import { ownMail } from '../../../../mails.ts'
import { REWARD_CLAIMED } from '../../events.ts'
import { dollarsOf } from '../../operations.ts'
import { rewardContent } from './content.ts'

/** Replies go to the host. */
export const rewardMail = ownMail('operator', REWARD_CLAIMED, async ({ config }, host, { points }) => {
  const { operatorEmail, publicUrl } = config
  if (operatorEmail === undefined) return []
  return [
    {
      kind: 'reward',
      to: { name: operatorEmail, address: operatorEmail },
      replyTo: addressOf(host),
      write: () => ({ content: rewardContent({ host, points, dollars: dollarsOf(points), publicUrl }) }),
    },
  ]
})
