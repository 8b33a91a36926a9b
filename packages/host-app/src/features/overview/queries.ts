import type { Call } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { queryOptions } from '@tanstack/react-query'

// The key of `data/bookings.ts`, whose other calls this screen does not make.
const BOOKINGS = ['bookings'] as const

const MEETINGS_SHOWN = '3'
const [HOUR, WEEK] = [3_600_000, 7 * 24 * 3_600_000]

/** Under the key of all bookings: a change of one reads them again. */
export const nextMeetingsQuery = (call: Call) =>
  queryOptions({
    queryKey: [...BOOKINGS, 'next'],
    queryFn: async ({ signal }) =>
      (await call('GET /bookings', { query: { tab: 'upcoming', limit: MEETINGS_SHOWN }, signal })).bookings,
  })

/** The first time at which an event type can be booked. Null: there is none. */
export const freeQuery = (call: Call, id: string, now: Instant) => {
  // The same question for an hour.
  const from = Math.floor(now / HOUR) * HOUR
  const query = { from: new Date(from).toISOString(), to: new Date(from + WEEK).toISOString() }
  return queryOptions({
    queryKey: [...BOOKINGS, 'free', id, query.from],
    queryFn: async ({ signal }) => {
      const { starts, next } = await call('GET /event-types/:id/slots', { params: { id }, query, signal })
      return starts[0] ?? next
    },
  })
}
