import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const ORGANIZATIONS = ['organizations'] as const

export const organizationsQuery = (call: Call) =>
  queryOptions({
    queryKey: ORGANIZATIONS,
    queryFn: async ({ signal }) => (await call('GET /organizations', { signal })).organizations,
  })
