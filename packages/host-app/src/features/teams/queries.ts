import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Who takes the meetings of an event type. */
export const teamQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['team', id],
    queryFn: ({ signal }) => call('GET /event-types/:id/team', { params: { id }, signal }),
  })
