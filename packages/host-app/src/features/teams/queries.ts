import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Cache key. */
export const TEAM_GAPS = ['team-gaps'] as const

/** Who takes the meetings of an event type. */
export const teamQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['team', id],
    queryFn: ({ signal }) => call('GET /event-types/:id/team', { params: { id }, signal }),
  })

/** The schedules of all members, by name. */
export const memberSchedulesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['member-schedules'],
    queryFn: ({ signal }) => call('GET /organization/schedules', { signal }),
  })

/** The teams that lack somebody who has gone. */
export const teamGapsQuery = (call: Call) =>
  queryOptions({
    queryKey: TEAM_GAPS,
    queryFn: async ({ signal }) => (await call('GET /organization/team-gaps', { signal })).teams,
  })

/** What has been counted, and whose turn is next. */
export const turnsQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['turns', id],
    queryFn: ({ signal }) => call('GET /event-types/:id/turns', { params: { id }, signal }),
    // Every booking changes it.
    staleTime: 0,
  })
