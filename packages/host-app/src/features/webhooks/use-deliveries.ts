import type { Webhook } from '@scheduling/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { deliveriesQuery, webhooksQuery } from './queries.ts'
import { watched } from './use-webhooks.ts'

/** Kept as they are now, as long as they are shown. */
export function useDeliveries(webhookId: string) {
  const { call, now } = useDeps()
  const queryClient = useQueryClient()
  const { queryKey } = webhooksQuery(call)
  return useQuery({
    ...deliveriesQuery(call, webhookId),
    refetchInterval: () => watched(queryClient.getQueryData(queryKey), now()),
  })
}

/** The webhook with its newest delivery from the list below it, so that both say the same. */
export function useNewest(webhook: Webhook): Webhook {
  const { data } = useDeliveries(webhook.id)
  return data ? { ...webhook, lastDelivery: data[0] ?? null } : webhook
}
