import type { Call } from '@scheduling/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** The key under which answers are kept. */
export const BOOKINGS = ['bookings'] as const

export interface BookingFilter {
  tab: 'upcoming' | 'past'
  canceled: boolean
  search: string
}

/** The filter as the API wants it. */
export const filterQuery = ({ tab, canceled, search }: BookingFilter) => ({
  tab,
  include_canceled: String(canceled),
  q: search || undefined,
})

export const bookingsQuery = (call: Call, filter: BookingFilter) =>
  infiniteQueryOptions({
    queryKey: [...BOOKINGS, 'list', filter.tab, filter.canceled, filter.search],
    queryFn: ({ pageParam, signal }) =>
      call('GET /bookings', {
        query: { ...filterQuery(filter), cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  })

export const bookingQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: [...BOOKINGS, 'one', id],
    queryFn: ({ signal }) => call('GET /bookings/:id', { params: { id }, signal }),
  })

export const bookingSlotsQuery = (call: Call, id: string, from: string, to: string) =>
  queryOptions({
    queryKey: [...BOOKINGS, 'slots', id, from, to],
    queryFn: ({ signal }) => call('GET /bookings/:id/slots', { params: { id }, query: { from, to }, signal }),
    staleTime: 10_000,
  })

const MIN_TYPED = 2
const SHOWN = 5

/** Upcoming ones that fit what was typed somewhere else than in their room. */
export const foundBookingsQuery = (call: Call, typed: string) =>
  queryOptions({
    queryKey: [...BOOKINGS, 'found', typed],
    queryFn: async ({ signal }) =>
      (await call('GET /bookings', { query: { tab: 'upcoming', q: typed, limit: String(SHOWN) }, signal }))
        .bookings,
    enabled: typed.length >= MIN_TYPED,
  })
