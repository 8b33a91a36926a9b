import type { Call, Export } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const EXPORT = ['export'] as const

// Milliseconds between checks while the file is being written.
const LOOK_EVERY_MS = 2_000

export const exportQuery = (call: Call) =>
  queryOptions({
    queryKey: EXPORT,
    queryFn: async ({ signal }) => (await call('GET /export', { signal })).export,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_EVERY_MS : false),
  })

export function isUnderWay(newest: Export | null | undefined): boolean {
  return newest?.state === 'waiting' || newest?.state === 'failed'
}
