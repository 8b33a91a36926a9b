import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'
import type { SlotsSource } from '../../data/bookings.ts'

/** Cache key. */
export const CLIENTS = ['clients'] as const

// A page that stays open shows who has answered.
const LOOK_EVERY_MS = 60_000

export const clientsQuery = (call: Call) =>
  queryOptions({
    queryKey: CLIENTS,
    queryFn: async ({ signal }) => (await call('GET /clients', { signal })).clients,
    refetchInterval: LOOK_EVERY_MS,
  })

/** When host and client are both free. */
export const clientSlots = (call: Call, id: string): SlotsSource => ({
  key: [...CLIENTS, 'slots', id],
  ask: (query, signal) => call('GET /clients/:id/slots', { params: { id }, query, signal }),
})

export const requestQuery = (call: Call, key: string) =>
  queryOptions({
    queryKey: ['client-request', key],
    queryFn: ({ signal }) => call('POST /client-requests/open', { body: { key }, signal }),
    retry: false,
  })
