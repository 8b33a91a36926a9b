import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** Days of the trial of an account that starts now. Null if it does not end. */
export const trialDaysQuery = (call: Call) =>
  queryOptions({
    queryKey: ['trial-days'],
    queryFn: async ({ signal }) => (await call('GET /users/register', { signal })).trialDays,
  })
