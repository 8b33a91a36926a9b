import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'
import { BOOKINGS } from '../../data/bookings.ts'

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
