import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const RETENTION = ['retention'] as const

export const retentionQuery = (call: Call) =>
  queryOptions({
    queryKey: RETENTION,
    queryFn: ({ signal }) => call('GET /retention', { signal }),
  })
