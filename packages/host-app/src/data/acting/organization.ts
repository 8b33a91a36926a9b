import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const ORGANIZATION = ['organization'] as const

/** The organization that somebody acts for, with its people. */
export const organizationQuery = (call: Call) =>
  queryOptions({
    queryKey: ORGANIZATION,
    queryFn: ({ signal }) => call('GET /organization', { signal }),
  })
