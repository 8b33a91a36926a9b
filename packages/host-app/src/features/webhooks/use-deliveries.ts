import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { deliveriesQuery, keys } from '../../data/queries.ts'

export function useDeliveries(webhookId: string) {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const deliveries = useQuery(deliveriesQuery(call, webhookId))
  return {
    deliveries,
    /** Also the state of the newest, which stands at the head of the page. */
    refresh: () => {
      void deliveries.refetch()
      void queryClient.invalidateQueries({ queryKey: keys.webhooks })
    },
  }
}
