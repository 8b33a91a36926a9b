import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

export const pollKey = (id: string) => ['polls', id] as const

/** A poll with its votes, which arrive while the page is open. */
export const pollQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: pollKey(id),
    queryFn: ({ signal }) => call('GET /polls/:id', { params: { id }, signal }),
    refetchInterval: 10_000,
  })
