import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const TWO_FACTOR = ['two-factor'] as const

export const twoFactorQuery = (call: Call) =>
  queryOptions({
    queryKey: TWO_FACTOR,
    queryFn: ({ signal }) => call('GET /users/two-factor', { signal }),
  })
