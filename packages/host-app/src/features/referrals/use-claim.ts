import { useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useRepeatable } from '../../ui/form/use-repeatable.ts'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { REFERRALS } from './queries.ts'

/** Exchanges points for a gift card, which is sent to `email`. After a lost answer, the same claim is sent again. */
export function useClaim(email: string): (points: number) => Promise<void> {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const once = useRepeatable()
  const t = useText()
  return async (points) => {
    try {
      const referrals = await once(points, async (id) =>
        call('POST /referrals/rewards', { body: { id, points } }),
      )
      queryClient.setQueryData(REFERRALS, referrals)
      toasts.show(t('referrals.claimed', { email }))
    } catch (error) {
      toasts.show(problemText(error, t), { tone: 'bad' })
    }
  }
}
