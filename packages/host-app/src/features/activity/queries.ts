import type { Call } from '@scheduling/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'

/** Security events, or `all`. */
export const activityQuery = (call: Call, show?: 'all') =>
  infiniteQueryOptions({
    queryKey: ['activity', show ?? 'security'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /account-activity', {
        query: { cursor: pageParam, about: show ? undefined : 'security' },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    // Actions in other rooms add to it.
    staleTime: 5_000,
  })
