import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

// They are written within seconds.
const WAITING_MS = 3_000

/** Who has an event type of the organization. */
export const managedQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['managed', id],
    queryFn: ({ signal }) => call('GET /event-types/:id/managed', { params: { id }, signal }),
    // Copies are written in the background.
    staleTime: 5_000,
    refetchInterval: ({ state }) =>
      state.data?.people.some((one) => one.state === 'waiting') ? WAITING_MS : false,
  })
