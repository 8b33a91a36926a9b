import type { Call } from '@scheduling/contract'
import type { PlainDate } from '@scheduling/domain'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const BOOKINGS = ['bookings'] as const

export interface BookingFilter {
  tab: 'upcoming' | 'past'
  canceled: boolean
  search: string
  from?: PlainDate | undefined
  to?: PlainDate | undefined
  /** The event type's id. */
  eventType?: string | undefined
}

/** The filter in the API's terms. */
export const filterQuery = ({ tab, canceled, search, from, to, eventType }: BookingFilter) => ({
  tab,
  include_canceled: String(canceled),
  q: search || undefined,
  from,
  to,
  event_type_id: eventType,
})

export const bookingsQuery = (call: Call, filter: BookingFilter) =>
  infiniteQueryOptions({
    queryKey: [...BOOKINGS, 'list', filter],
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

/** Upcoming bookings that match a search outside of their room. */
export const foundBookingsQuery = (call: Call, typed: string) =>
  queryOptions({
    queryKey: [...BOOKINGS, 'found', typed],
    queryFn: async ({ signal }) =>
      (await call('GET /bookings', { query: { tab: 'upcoming', q: typed, limit: String(SHOWN) }, signal }))
        .bookings,
    enabled: typed.length >= MIN_TYPED,
  })
