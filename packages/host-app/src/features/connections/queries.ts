import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** The key under which answers are kept. */
export const CONNECTIONS = ['connections'] as const

// What breaks while a page is open is said on it.
const LOOK_EVERY_MS = 60_000

export const connectionsQuery = (call: Call) =>
  queryOptions({
    queryKey: CONNECTIONS,
    queryFn: ({ signal }) => call('GET /connections', { signal }),
    refetchInterval: LOOK_EVERY_MS,
  })
