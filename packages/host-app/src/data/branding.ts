import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** The key under which answers are kept. */
export const BRANDING = ['branding'] as const

export const brandingQuery = (call: Call) =>
  queryOptions({
    queryKey: BRANDING,
    queryFn: ({ signal }) => call('GET /settings/branding', { signal }),
  })
