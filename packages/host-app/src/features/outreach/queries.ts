import type { Call, Outreach } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

// While something is on its way, the page follows it.
const BUSY_MS = 3_000

export const outreachQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['outreach', id],
    queryFn: ({ signal }) => call('GET /outreach/:id', { params: { id }, signal }),
    staleTime: 5_000,
    refetchInterval: ({ state }) => (isBusy(state.data) ? BUSY_MS : false),
  })

function isBusy(outreach: Outreach | undefined): boolean {
  return (
    outreach?.campaigns.some(({ push, booked }) => push?.state === 'running' || booked.waiting > 0) ?? false
  )
}

/** Asks the tool itself. */
export const targetsQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['outreach-targets', id],
    queryFn: async ({ signal }) =>
      (await call('GET /outreach/:id/targets', { params: { id }, signal })).targets,
    staleTime: 60_000,
    retry: false,
  })
