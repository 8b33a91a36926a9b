import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** What the link of a mail about a forgotten password would leave as it is. */
export const stayingQuery = (call: Call, link: { id: string; codex: string }) =>
  queryOptions({
    queryKey: ['staying', link],
    queryFn: ({ signal }) => call('POST /users/changepassword/staying', { body: link, signal }),
    retry: false,
  })
