import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** The key under which answers are kept. */
export const HOST_MAILS = ['host-mails'] as const

export const hostMailsQuery = (call: Call) =>
  queryOptions({
    queryKey: HOST_MAILS,
    queryFn: ({ signal }) => call('GET /settings/notifications', { signal }),
  })
