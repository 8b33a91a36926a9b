import type { Call } from '@scheduling/contract'
import type { Interval } from '@scheduling/domain'
import { queryOptions } from '@tanstack/react-query'
import type { BusyStretch, NamedEvent } from './named.ts'

/** The host's busy times, as far as they are known. */
export const busyQuery = (call: Call, span: Interval) =>
  queryOptions({
    queryKey: ['busy', span.start, span.end],
    queryFn: async ({ signal }): Promise<BusyStretch[]> => {
      const { times } = await call('GET /busy', { query: queryOf(span), signal })
      return times.map(({ calendars, ...time }) => ({ ...intervalOf(time), calendars }))
    },
  })

/** The events in the host's calendars. Asks the providers, which may take a while. */
export const namedQuery = (call: Call, span: Interval) =>
  queryOptions({
    queryKey: ['busy', 'named', span.start, span.end],
    queryFn: async ({ signal }): Promise<NamedEvent[]> => {
      const { times } = await call('GET /calendars/busy', { query: queryOf(span), signal })
      return times.map(({ calendar, title, ...time }) => ({ ...intervalOf(time), calendar, title }))
    },
  })

function queryOf({ start, end }: Interval): { from: string; to: string } {
  return { from: new Date(start).toISOString(), to: new Date(end).toISOString() }
}

function intervalOf({ start, end }: { start: string; end: string }): Interval {
  return { start: Date.parse(start), end: Date.parse(end) }
}
