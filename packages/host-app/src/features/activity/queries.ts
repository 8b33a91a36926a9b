import type { Call } from '@scheduling/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'

export const activityQuery = (call: Call) =>
  infiniteQueryOptions({
    queryKey: ['activity'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /account-activity', { query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    // What is done meanwhile is in it.
    staleTime: 5_000,
  })
