import type { Referrals } from '@scheduling/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { REFERRALS } from './queries.ts'

type Invitation = Referrals['invitations'][number]

interface InvitationActions {
  /** The id of the invitation that is being reminded of. */
  reminding: string | undefined
  remind: (invitation: Invitation) => void
  remove: (invitation: Invitation) => void
}

export function useInvitationActions(): InvitationActions {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  const reminder = useMutation({
    mutationFn: ({ id }: Invitation) => call('POST /referrals/invitations/:id/reminder', { params: { id } }),
    onSuccess(referrals, { email }) {
      queryClient.setQueryData(REFERRALS, referrals)
      toasts.show(t('referrals.reminded', { email }))
    },
    onError: (error) =>
      toasts.show(`${t('referrals.remind_failed')}. ${problemText(error, t)}`, { tone: 'bad' }),
  })
  const removal = useMutation({
    mutationFn: ({ id }: Invitation) => call('DELETE /referrals/invitations/:id', { params: { id } }),
    onSuccess(referrals) {
      queryClient.setQueryData(REFERRALS, referrals)
      toasts.show(t('referrals.deleted'))
    },
    onError: (error) => toasts.show(problemText(error, t), { tone: 'bad' }),
  })
  return {
    reminding: reminder.isPending ? reminder.variables.id : undefined,
    remind: reminder.mutate,
    remove: removal.mutate,
  }
}
