import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { claimReward } from './gift-cards.ts'
import { deleteInvitation, invite, remind } from './invitations.ts'
import { referralsOf } from './operations.ts'

export function referralRoutes(context: Context): Handlers<typeof capabilities.referrals> {
  return {
    'GET /referrals': async ({ host }) => referralsOf(context, host.hostId),
    'POST /referrals/invitations': async ({ host, body }) => {
      await invite(context, host, body.email)
      return referralsOf(context, host.hostId)
    },
    'DELETE /referrals/invitations/:id': async ({ host, params }) => {
      await deleteInvitation(context, host, params.id)
      return referralsOf(context, host.hostId)
    },
    'POST /referrals/invitations/:id/reminder': async ({ host, params }) => {
      await remind(context, host, params.id)
      return referralsOf(context, host.hostId)
    },
    'POST /referrals/rewards': async ({ host, body }) => {
      await claimReward(context, host, body)
      return referralsOf(context, host.hostId)
    },
  }
}
