import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'
import { BOOKINGS } from '../../data/bookings.ts'

/** Requests that wait for the host's answer. */
export const approvalsQuery = (call: Call) =>
  queryOptions({
    queryKey: [...BOOKINGS, 'approvals'],
    queryFn: async ({ signal }) => (await call('GET /booking-approvals', { signal })).requests,
  })
