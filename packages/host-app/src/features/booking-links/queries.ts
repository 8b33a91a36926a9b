import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

export const linksQuery = (call: Call, eventTypeId: string) =>
  queryOptions({
    queryKey: ['booking-links', eventTypeId],
    queryFn: async ({ signal }) =>
      (await call('GET /event-types/:id/links', { params: { id: eventTypeId }, signal })).links,
    // Invitees use them meanwhile.
    staleTime: 0,
  })
