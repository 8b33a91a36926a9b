import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** The key under which answers are kept. */
export const ME = ['me'] as const

export const meQuery = (call: Call) =>
  queryOptions({
    queryKey: ME,
    queryFn: ({ signal }) => call('GET /users/aboutme', { signal }),
    // The link of the mail may have been followed in another tab.
    staleTime: ({ state }) => (state.data?.userStatus === 'unverified' ? 0 : 5 * 60_000),
  })
