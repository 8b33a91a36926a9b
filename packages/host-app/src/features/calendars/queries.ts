import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const CALENDARS = ['calendars'] as const
export const CALENDAR_CHOICES = ['calendar-choices'] as const

export const CALENDAR_FEED = ['calendar-feed'] as const

export const feedQuery = (call: Call) =>
  queryOptions({
    queryKey: CALENDAR_FEED,
    queryFn: ({ signal }) => call('GET /calendar-feed', { signal }),
  })

export const calendarChoicesQuery = (call: Call) =>
  queryOptions({
    queryKey: CALENDAR_CHOICES,
    queryFn: ({ signal }) => call('GET /calendars/choices', { signal }),
  })

/** The calendars' own data for one day. */
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
