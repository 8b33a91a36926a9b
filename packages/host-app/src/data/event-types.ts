import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const EVENT_TYPES = ['event-types'] as const

export const eventTypesQuery = (call: Call) =>
  queryOptions({
    queryKey: EVENT_TYPES,
    queryFn: async ({ signal }) => (await call('GET /event-types', { signal })).eventTypes,
  })

export const suggestionsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['suggestions'],
    queryFn: ({ signal }) => call('GET /event-types/suggestions', { signal }),
    staleTime: 60_000,
  })
