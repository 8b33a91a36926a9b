import type { Call } from '@scheduling/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Range } from './range.ts'

export const analyticsQuery = (call: Call, { from, to }: Range) =>
  queryOptions({
    queryKey: ['analytics', from, to],
    queryFn: ({ signal }) => call('GET /analytics', { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
