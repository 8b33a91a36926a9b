import { duty } from '../../../../jobs/duty.ts'
import { findHost } from '../../../accounts/hosts.ts'
import type { RewardClaimed } from '../../../referrals/events.ts'
import { REWARD_CLAIMED } from '../../../referrals/events.ts'
import { dollarsOf } from '../../../referrals/operations.ts'
import { deliver } from '../../deliver.ts'
import type { PostOffice } from '../../post-office.ts'
import { isOpen, officeOf } from '../../post-office.ts'
import { rewardContent } from './content.ts'

export const rewardMail = duty(
  REWARD_CLAIMED,
  (context, claimed) => sendClaim(officeOf(context), claimed),
  isOpen,
)

/** To the operator; their answer goes to the host. Repeat: sends nothing. */
async function sendClaim(office: PostOffice, { hostId, claimId, points }: RewardClaimed): Promise<void> {
  const { context, mailer, renderMail } = office
  const { operatorEmail, publicUrl } = context.config
  const host = await findHost(context, hostId)
  if (!host || operatorEmail === undefined) return
  const key = { hostId, eventId: claimId, recipient: operatorEmail, kind: 'reward' }
  await deliver(context, mailer, key, null, async () => ({
    ...(await renderMail(rewardContent({ host, points, dollars: dollarsOf(points), publicUrl }))),
    to: { name: operatorEmail, address: operatorEmail },
    replyTo: { name: host.name, address: host.email },
    language: 'en',
  }))
}
