import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache keys. */
export const SLOTS = ['slots'] as const
export const REASONS = ['reasons'] as const

export const eventSlotsQuery = (call: Call, id: string, from: string, to: string) =>
  queryOptions({
    queryKey: [...SLOTS, id, from, to],
    queryFn: ({ signal }) =>
      call('GET /event-types/:id/slots', { params: { id }, query: { from, to }, signal }),
    staleTime: 10_000,
  })

export const reasonsQuery = (call: Call, eventTypeId: string, start: string) =>
  queryOptions({
    queryKey: [...REASONS, eventTypeId, start],
    queryFn: ({ signal }) =>
      call('GET /event-types/:id/reasons', { params: { id: eventTypeId }, query: { start }, signal }),
    staleTime: 0,
  })
