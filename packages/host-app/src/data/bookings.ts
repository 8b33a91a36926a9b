import type { Call, Slots } from '@scheduling/contract'
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
  /** Who comes of a team: the person’s id. */
  person?: string | undefined
}

/** The filter in the API's terms. */
export const filterQuery = ({ tab, canceled, search, from, to, eventType, person }: BookingFilter) => ({
  tab,
  include_canceled: String(canceled),
  q: search || undefined,
  from,
  to,
  event_type_id: eventType,
  person_id: person,
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

/** Where free times in a span come from. `key`: their cache key. */
export interface SlotsSource {
  key: readonly string[]
  ask: (span: { from: string; to: string }, signal: AbortSignal) => Promise<Slots>
}

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
