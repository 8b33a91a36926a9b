import type { WebhookDelivery } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { WEBHOOKS, deliveriesQuery } from '../queries.ts'

/** Sends a delivery again. */
export function useResend(webhookId: string, { id }: Pick<WebhookDelivery, 'id'>) {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('POST /webhooks/:id/deliveries/:deliveryId/resend', { params: { id: webhookId, deliveryId: id } }),
    onSuccess: (resent) => {
      queryClient.setQueryData(deliveriesQuery(call, webhookId).queryKey, (list) =>
        list?.map((delivery) => (delivery.id === id ? resent : delivery)),
      )
      void queryClient.invalidateQueries({ queryKey: WEBHOOKS })
    },
    onError: (error) => {
      const isRefused =
        error instanceof ApiError &&
        ['webhook_off', 'delivery_erased', 'delivery_not_found'].includes(error.code)
      toasts.show(isRefused ? t('webhooks.resend_refused') : problemText(error, t), { tone: 'bad' })
    },
  })
  return {
    isSending: isPending,
    resend: () => {
      if (!isPending) mutate()
    },
  }
}
