import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

export const integrationsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['integrations'],
    queryFn: async ({ signal }) => (await call('GET /integrations', { signal })).integrations,
  })
