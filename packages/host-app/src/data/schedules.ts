import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const SCHEDULES = ['schedules'] as const

export const schedulesQuery = (call: Call) =>
  queryOptions({
    queryKey: SCHEDULES,
    queryFn: async ({ signal }) => (await call('GET /availability', { signal })).schedules,
  })
