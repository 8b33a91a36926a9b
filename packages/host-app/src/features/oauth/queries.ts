import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

export const appsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['oauth-apps'],
    queryFn: async ({ signal }) => (await call('GET /oauth/apps', { signal })).apps,
  })

/** What the app that opened the consent page asks for. */
export const accessRequestQuery = (call: Call, request: string) =>
  queryOptions({
    queryKey: ['oauth-request', request],
    queryFn: async ({ signal }) => call('POST /oauth/requests', { body: { request }, signal }),
    retry: false,
    staleTime: Infinity,
  })
