import type { Call } from '@scheduling/contract'
import type { Interval } from '@scheduling/domain'
import { queryOptions } from '@tanstack/react-query'

/** When the host is busy, for the days shown. */
export const busyQuery = (call: Call, { start, end }: Interval) =>
  queryOptions({
    queryKey: ['busy', start, end],
    queryFn: async ({ signal }): Promise<Interval[]> => {
      const query = { from: new Date(start).toISOString(), to: new Date(end).toISOString() }
      const { times } = await call('GET /busy', { query, signal })
      return times.map((time) => ({ start: Date.parse(time.start), end: Date.parse(time.end) }))
    },
  })
