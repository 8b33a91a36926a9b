import type { Webhook } from '@scheduling/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { deliveriesQuery, webhooksQuery } from '../queries.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'

/** Tries an address before its pause is over. */
export function useRetry({ id }: Pick<Webhook, 'id'>): { isSending: boolean; retry: () => void } {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /webhooks/:id/retry', { params: { id } }),
    onSuccess: (retried) => {
      queryClient.setQueryData(webhooksQuery(call).queryKey, (list) =>
        list?.map((webhook) => (webhook.id === id ? retried : webhook)),
      )
      void queryClient.invalidateQueries({ queryKey: deliveriesQuery(call, id).queryKey })
    },
    onError: (error) => toasts.show(problemText(error, t), { tone: 'bad' }),
  })
  return {
    isSending: isPending,
    retry: () => {
      if (!isPending) mutate()
    },
  }
}
