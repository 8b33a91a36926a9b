import { DAY } from '@scheduling/domain'
import type { RightRequests, World } from '../../../testing/right-requests.ts'
import { invitationTo, putInvitation } from '../store.ts'

export async function rightRequests({ app, host }: World): Promise<RightRequests> {
  const email = 'noa@park.example'
  const { context } = app
  await context.db.transaction().execute((trx) =>
    putInvitation(trx, {
      host_id: host.me.userID,
      id: crypto.randomUUID(),
      email,
      invited_at: new Date(app.clock.now() - 4 * DAY),
    }),
  )
  const invitation = await invitationTo(context.db, host.me.userID, email)
  const params = { id: String(invitation?.id) }
  return {
    requests: {
      'GET /referrals': () => ({}),
      'POST /referrals/invitations': () => ({ body: { email: 'mira@studio.example' } }),
      'DELETE /referrals/invitations/:id': () => ({ params }),
      'POST /referrals/invitations/:id/reminder': () => ({ params }),
      'POST /referrals/rewards': () => ({ body: { id: crypto.randomUUID(), points: 50 } }),
    },
    async renew() {
      await context.db
        .updateTable('referral_invitations')
        .set({ deleted_at: null })
        .where('host_id', '=', host.me.userID)
        .execute()
    },
  }
}
