import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const API_KEYS = ['api-keys'] as const

export const apiKeysQuery = (call: Call) =>
  queryOptions({
    queryKey: API_KEYS,
    queryFn: async ({ signal }) => (await call('GET /api-keys', { signal })).keys,
    // Each use changes it.
    staleTime: 5_000,
  })
