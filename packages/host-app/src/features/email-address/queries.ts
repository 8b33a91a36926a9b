import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const EMAIL_ADDRESS = ['email-address'] as const

export const emailAddressQuery = (call: Call) =>
  queryOptions({
    queryKey: EMAIL_ADDRESS,
    queryFn: ({ signal }) => call('GET /users/email', { signal }),
    // The links in the emails open in other tabs.
    staleTime: 0,
  })
