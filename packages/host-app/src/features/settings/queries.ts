import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** The key under which answers are kept. */
export const SETTINGS = ['settings'] as const

export const settingsQuery = (call: Call) =>
  queryOptions({
    queryKey: SETTINGS,
    queryFn: ({ signal }) => call('GET /settings', { signal }),
  })
