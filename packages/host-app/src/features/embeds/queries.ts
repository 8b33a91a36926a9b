import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

export const embedsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['embeds'],
    queryFn: async ({ signal }) => (await call('GET /embeds', { signal })).embeds,
  })
