import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** The key under which answers are kept. */
export const WEBHOOKS = ['webhooks'] as const

export const webhooksQuery = (call: Call) =>
  queryOptions({
    queryKey: WEBHOOKS,
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
