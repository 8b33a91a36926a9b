import type { Call } from '@scheduling/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const ADMINISTERED = ['administration'] as const

export const accountsQuery = (call: Call, q: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...ADMINISTERED, 'accounts', q ?? ''],
    queryFn: ({ pageParam, signal }) =>
      call('GET /operator/accounts', { query: { q, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  })

export const actionsQuery = (call: Call) =>
  infiniteQueryOptions({
    queryKey: [...ADMINISTERED, 'actions'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /operator/actions', { query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  })

export const popupsQuery = (call: Call) =>
  queryOptions({
    queryKey: [...ADMINISTERED, 'popups'],
    queryFn: async ({ signal }) => (await call('GET /operator/popups', { signal })).popups,
  })

/** Cache key. */
export const GIFT_CARDS = [...ADMINISTERED, 'gift-cards'] as const

export const giftCardsQuery = (call: Call) =>
  queryOptions({
    queryKey: GIFT_CARDS,
    queryFn: ({ signal }) => call('GET /operator/gift-cards', { signal }),
  })
