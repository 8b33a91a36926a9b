import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** The key under which answers are kept. */
export const EMAIL_ADDRESS = ['email-address'] as const

export const emailAddressQuery = (call: Call) =>
  queryOptions({
    queryKey: EMAIL_ADDRESS,
    queryFn: ({ signal }) => call('GET /users/email', { signal }),
    // The links of the mails are followed in other tabs.
    staleTime: 0,
  })
