import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Under the key of all bookings (`data/bookings.ts`): a change of one reads it again. */
export const overviewQuery = (call: Call) =>
  queryOptions({
    queryKey: ['bookings', 'overview'],
    queryFn: ({ signal }) => call('GET /overview', { signal }),
  })
