import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** The keys under which answers are kept. */
export const CONNECTIONS = ['connections'] as const
export const CALENDARS = ['calendars'] as const
export const CALENDAR_CHOICES = ['calendar-choices'] as const

// What breaks while a page is open is said on it.
const LOOK_EVERY_MS = 60_000

export const connectionsQuery = (call: Call) =>
  queryOptions({
    queryKey: CONNECTIONS,
    queryFn: ({ signal }) => call('GET /connections', { signal }),
    refetchInterval: LOOK_EVERY_MS,
  })

export const calendarChoicesQuery = (call: Call) =>
  queryOptions({
    queryKey: CALENDAR_CHOICES,
    queryFn: ({ signal }) => call('GET /calendars/choices', { signal }),
  })

/** What calendars say themselves of one day. */
export const busyQuery = (call: Call, span: { from: string; to: string }) =>
  queryOptions({
    queryKey: [...CALENDARS, 'busy', span],
    queryFn: ({ signal }) => call('GET /calendars/busy', { query: span, signal }),
  })

export const calendarsQuery = (call: Call) =>
  queryOptions({
    queryKey: CALENDARS,
    queryFn: async ({ signal }) => (await call('GET /calendars', { signal })).calendars,
  })
