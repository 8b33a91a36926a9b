import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { claimReward, invite, referralsOf } from './operations.ts'

export function referralRoutes(context: Context): Handlers<typeof capabilities.referrals> {
  return {
    'GET /referrals': async ({ host }) => referralsOf(context, host.hostId),
    'POST /referrals/invitations': async ({ host, body }) => {
      await invite(context, host, body.email)
      return referralsOf(context, host.hostId)
    },
    'POST /referrals/rewards': async ({ host, body }) => {
      await claimReward(context, host, body)
      return referralsOf(context, host.hostId)
    },
  }
}
