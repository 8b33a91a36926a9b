import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** The key under which answers are kept. */
export const PASSKEYS = ['passkeys'] as const

export const passkeysQuery = (call: Call) =>
  queryOptions({
    queryKey: PASSKEYS,
    queryFn: async ({ signal }) => (await call('GET /users/passkeys', { signal })).passkeys,
  })
