import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const BRANDING = ['branding'] as const

export const brandingQuery = (call: Call) =>
  queryOptions({
    queryKey: BRANDING,
    queryFn: ({ signal }) => call('GET /settings/branding', { signal }),
  })
