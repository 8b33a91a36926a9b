import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** The key under which answers are kept. */
export const RETENTION = ['retention'] as const

export const retentionQuery = (call: Call) =>
  queryOptions({
    queryKey: RETENTION,
    queryFn: ({ signal }) => call('GET /retention', { signal }),
  })
