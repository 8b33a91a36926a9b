import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** What the organization sets for its people. */
export const sharedQuery = (call: Call) =>
  queryOptions({
    queryKey: ['shared-settings'],
    queryFn: ({ signal }) => call('GET /organization/shared-settings', { signal }),
  })

/** What a person inherits. */
export const inheritedQuery = (call: Call) =>
  queryOptions({
    queryKey: ['inherited-settings'],
    queryFn: ({ signal }) => call('GET /settings/inherited', { signal }),
    // Any change of an inherited setting makes it the person's own.
    staleTime: 0,
  })
