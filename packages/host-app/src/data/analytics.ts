import type { Call } from '@scheduling/contract'
import type { PlainDate } from '@scheduling/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** How many people looked and booked from the first to the last day, both included. */
export const analyticsQuery = (call: Call, { from, to }: { from: PlainDate; to: PlainDate }) =>
  queryOptions({
    queryKey: ['analytics', from, to],
    queryFn: ({ signal }) => call('GET /analytics', { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
