import type { Call, WebhookDelivery } from '@scheduling/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const WEBHOOKS = ['webhooks'] as const

export const webhooksQuery = (call: Call) =>
  queryOptions({
    queryKey: WEBHOOKS,
    queryFn: async ({ signal }) => (await call('GET /webhooks', { signal })).webhooks,
    // New deliveries change it.
    staleTime: 5_000,
  })

/** One delivery with what was sent. Loads again after each attempt. */
export const sentQuery = (
  call: Call,
  webhookId: string,
  { id, attempts, state }: Pick<WebhookDelivery, 'id' | 'attempts' | 'state'>,
) =>
  queryOptions({
    queryKey: ['webhook-deliveries', webhookId, id, attempts, state],
    queryFn: ({ signal }) =>
      call('GET /webhooks/:id/deliveries/:deliveryId', {
        params: { id: webhookId, deliveryId: id },
        signal,
      }),
    // Keep the previous attempt until this one has loaded.
    placeholderData: keepPreviousData,
  })

/** The deliveries of one webhook. */
export const deliveriesQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['webhook-deliveries', id],
    queryFn: async ({ signal }) =>
      (await call('GET /webhooks/:id/deliveries', { params: { id }, signal })).deliveries,
    staleTime: 5_000,
  })
