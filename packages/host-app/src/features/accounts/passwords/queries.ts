import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** What stays valid if the password is changed with this link. */
export const stayingQuery = (call: Call, link: { id: string; codex: string }) =>
  queryOptions({
    queryKey: ['staying', link],
    queryFn: ({ signal }) => call('POST /users/changepassword/staying', { body: link, signal }),
    retry: false,
  })
