import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const ME = ['me'] as const

export const meQuery = (call: Call) =>
  queryOptions({
    queryKey: ME,
    queryFn: ({ signal }) => call('GET /users/aboutme', { signal }),
    // The link in the mail may have been opened in another tab.
    staleTime: ({ state }) => (state.data?.userStatus === 'unverified' ? 0 : 5 * 60_000),
  })
