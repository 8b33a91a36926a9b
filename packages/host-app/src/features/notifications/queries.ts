import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const HOST_MAILS = ['host-mails'] as const

/** Emails that wait for another day. */
export const heldMailsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['held-mails'],
    queryFn: ({ signal }) => call('GET /settings/notifications/held', { signal }),
  })

export const hostMailsQuery = (call: Call) =>
  queryOptions({
    queryKey: HOST_MAILS,
    queryFn: ({ signal }) => call('GET /settings/notifications', { signal }),
  })
