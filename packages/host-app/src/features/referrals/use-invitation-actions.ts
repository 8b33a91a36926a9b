import type { Referrals } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { REFERRALS } from './queries.ts'

type Invitation = Referrals['invitations'][number]

interface InvitationActions {
  remind: (invitation: Invitation) => Promise<void>
  remove: (invitation: Invitation) => Promise<void>
}

export function useInvitationActions(): InvitationActions {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()

  async function change(ask: Promise<Referrals>, done: string, failed?: string): Promise<void> {
    try {
      queryClient.setQueryData(REFERRALS, await ask)
      toasts.show(done)
    } catch (error) {
      const problem = problemText(error, t)
      toasts.show(failed === undefined ? problem : `${failed}. ${problem}`, { tone: 'bad' })
    }
  }

  return {
    remind: ({ id, email }) =>
      change(
        call('POST /referrals/invitations/:id/reminder', { params: { id } }),
        t('referrals.reminded', { email }),
        t('referrals.remind_failed'),
      ),
    remove: ({ id }) =>
      change(call('DELETE /referrals/invitations/:id', { params: { id } }), t('referrals.deleted')),
  }
}
