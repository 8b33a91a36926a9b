import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'
import { BOOKINGS } from '../../data/bookings.ts'
import type { SlotsSource } from '../../data/bookings.ts'

/** What became of the emails about one booking. */
export const bookingEmailsQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: [...BOOKINGS, 'emails', id],
    queryFn: ({ signal }) => call('GET /bookings/:id/emails', { params: { id }, signal }),
  })

/** Requests that wait for the host's answer. */
export const approvalsQuery = (call: Call) =>
  queryOptions({
    queryKey: [...BOOKINGS, 'approvals'],
    queryFn: async ({ signal }) => (await call('GET /booking-approvals', { signal })).requests,
  })

/** Who comes, and who could come instead. */
export const bookingPeopleQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: [...BOOKINGS, 'people', id],
    queryFn: ({ signal }) => call('GET /bookings/:id/people', { params: { id }, signal }),
  })

/** The free times that a booking can be moved to. */
export const bookingSlots = (call: Call, id: string): SlotsSource => ({
  key: [...BOOKINGS, 'slots', id],
  ask: (query, signal) => call('GET /bookings/:id/slots', { params: { id }, query, signal }),
})
