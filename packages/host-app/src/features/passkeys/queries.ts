import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const PASSKEYS = ['passkeys'] as const

export const passkeysQuery = (call: Call) =>
  queryOptions({
    queryKey: PASSKEYS,
    queryFn: async ({ signal }) => (await call('GET /users/passkeys', { signal })).passkeys,
  })
