import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { REFERRALS } from './queries.ts'

/** Exchanges points for a gift card, which is sent to `email`. */
export function useClaim(email: string): { isClaiming: boolean; claim: (points: number) => void } {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  const { isPending, mutate } = useMutation({
    mutationFn: (points: number) =>
      call('POST /referrals/rewards', { body: { id: crypto.randomUUID(), points } }),
    onSuccess(referrals) {
      queryClient.setQueryData(REFERRALS, referrals)
      toasts.show(t('referrals.claimed', { email }))
    },
    onError: (error) => toasts.show(problemText(error, t), { tone: 'bad' }),
  })
  return { isClaiming: isPending, claim: mutate }
}
