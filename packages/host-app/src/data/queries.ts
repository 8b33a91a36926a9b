import type { Call } from '@scheduling/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

// Every question the dashboard asks, with the key under which its answer is kept.

export const keys = {
  me: ['me'] as const,
  eventTypes: ['event-types'] as const,
  suggestions: ['suggestions'] as const,
  schedules: ['schedules'] as const,
  bookings: ['bookings'] as const,
  embeds: ['embeds'] as const,
  integrations: ['integrations'] as const,
  webhooks: ['webhooks'] as const,
  activity: ['activity'] as const,
}

export const meQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.me,
    queryFn: ({ signal }) => call('GET /users/aboutme', { signal }),
    // The link of the mail may have been followed in another tab.
    staleTime: ({ state }) => (state.data?.userStatus === 'unverified' ? 0 : 5 * 60_000),
  })

export const eventTypesQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.eventTypes,
    queryFn: async ({ signal }) => (await call('GET /event-types', { signal })).eventTypes,
  })

export const suggestionsQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.suggestions,
    queryFn: ({ signal }) => call('GET /event-types/suggestions', { signal }),
    staleTime: 60_000,
  })

export const schedulesQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.schedules,
    queryFn: async ({ signal }) => (await call('GET /availability', { signal })).schedules,
  })

export const embedsQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.embeds,
    queryFn: async ({ signal }) => (await call('GET /embeds', { signal })).embeds,
  })

export const integrationsQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.integrations,
    queryFn: async ({ signal }) => (await call('GET /integrations', { signal })).integrations,
  })

export const webhooksQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.webhooks,
    queryFn: async ({ signal }) => (await call('GET /webhooks', { signal })).webhooks,
    // What is sent meanwhile changes it.
    staleTime: 5_000,
  })

/** Of one webhook. */
export const deliveriesQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['webhook-deliveries', id],
    queryFn: async ({ signal }) =>
      (await call('GET /webhooks/:id/deliveries', { params: { id }, signal })).deliveries,
    staleTime: 5_000,
  })

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
    queryKey: [...keys.bookings, 'list', filter.tab, filter.canceled, filter.search],
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
    queryKey: [...keys.bookings, 'one', id],
    queryFn: ({ signal }) => call('GET /bookings/:id', { params: { id }, signal }),
  })

export const bookingSlotsQuery = (call: Call, id: string, from: string, to: string) =>
  queryOptions({
    queryKey: [...keys.bookings, 'slots', id, from, to],
    queryFn: ({ signal }) => call('GET /bookings/:id/slots', { params: { id }, query: { from, to }, signal }),
    staleTime: 10_000,
  })

export const eventSlotsQuery = (call: Call, id: string, from: string, to: string) =>
  queryOptions({
    queryKey: ['slots', id, from, to],
    queryFn: ({ signal }) =>
      call('GET /event-types/:id/slots', { params: { id }, query: { from, to }, signal }),
    staleTime: 10_000,
  })

export const reasonsQuery = (call: Call, eventTypeId: string, start: string) =>
  queryOptions({
    queryKey: ['reasons', eventTypeId, start],
    queryFn: ({ signal }) =>
      call('GET /event-types/:id/reasons', { params: { id: eventTypeId }, query: { start }, signal }),
    staleTime: 0,
  })

export const activityQuery = (call: Call) =>
  infiniteQueryOptions({
    queryKey: keys.activity,
    queryFn: ({ pageParam, signal }) =>
      call('GET /account-activity', { query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    // What is done meanwhile is in it.
    staleTime: 5_000,
  })
