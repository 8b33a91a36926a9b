import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

export const pollsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['polls'],
    queryFn: async ({ signal }) => (await call('GET /polls', { signal })).polls,
  })
