import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { WEBHOOKS, deliveriesQuery, webhooksQuery } from './queries.ts'
import { watched } from './use-webhooks.ts'

export function useDeliveries(webhookId: string) {
  const { call, now } = useDeps()
  const queryClient = useQueryClient()
  const { queryKey } = webhooksQuery(call)
  const deliveries = useQuery({
    ...deliveriesQuery(call, webhookId),
    refetchInterval: () => watched(queryClient.getQueryData(queryKey), now()),
  })
  return {
    deliveries,
    /** Also the state of the newest, which stands at the head of the page. */
    refresh: () => {
      void deliveries.refetch()
      void queryClient.invalidateQueries({ queryKey: WEBHOOKS })
    },
  }
}
