import type { Call, Grant } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { queryOptions } from '@tanstack/react-query'

export const grantsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['oauth-grants'],
    queryFn: async ({ signal }) => (await call('GET /oauth/grants', { signal })).grants,
    // Each use changes it.
    staleTime: 5_000,
  })

/** Whether this server lets its browser extension sign in. */
export const isExtensionAllowedQuery = (call: Call) =>
  queryOptions({
    queryKey: ['oauth-extension'],
    queryFn: async ({ signal }) =>
      call('GET /oauth/extension', { signal }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return false
          throw error
        },
      ),
    staleTime: Infinity,
  })

/** Our extension is described by the server itself, other apps elsewhere. */
export function isOfExtension({ site }: Grant, origin: string): boolean {
  return site === new URL(origin).host
}
