import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const CONNECTIONS = ['connections'] as const

// A page that stays open shows when a connection breaks.
const LOOK_EVERY_MS = 60_000

export const connectionsQuery = (call: Call) =>
  queryOptions({
    queryKey: CONNECTIONS,
    queryFn: ({ signal }) => call('GET /connections', { signal }),
    refetchInterval: LOOK_EVERY_MS,
  })
