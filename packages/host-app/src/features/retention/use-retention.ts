import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { RETENTION } from './queries.ts'

export function useRetention(): { isSaving: boolean; keepFor: (months: number | null) => void } {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  const { mutate, isPending } = useMutation({
    mutationFn: (months: number | null) => call('PUT /retention', { body: { months } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(RETENTION, saved)
      toasts.show(t('retention.saved'))
    },
    onError: (error) => toasts.show(problemText(error, t), { tone: 'bad' }),
  })
  return { isSaving: isPending, keepFor: (months) => mutate(months) }
}
