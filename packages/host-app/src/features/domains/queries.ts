import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const DOMAIN = ['domain'] as const

// The server checks the domain by itself.
const LOOK_EVERY_MS = 20_000

export const domainQuery = (call: Call) =>
  queryOptions({
    queryKey: DOMAIN,
    queryFn: ({ signal }) => call('GET /domain', { signal }),
    refetchInterval: ({ state }) => {
      const domain = state.data?.domain
      return domain && domain.state !== 'works' ? LOOK_EVERY_MS : false
    },
  })
