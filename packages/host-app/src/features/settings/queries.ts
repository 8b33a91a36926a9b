import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const SETTINGS = ['settings'] as const

export const settingsQuery = (call: Call) =>
  queryOptions({
    queryKey: SETTINGS,
    queryFn: ({ signal }) => call('GET /settings', { signal }),
  })

/** Cache key. */
export const SESSIONS = ['sessions'] as const

export const sessionsQuery = (call: Call) =>
  queryOptions({
    queryKey: SESSIONS,
    queryFn: async ({ signal }) => (await call('GET /users/sessions', { signal })).sessions,
  })
