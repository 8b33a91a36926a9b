import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

/** For how long an account is on trial that begins now; null where nothing ends. */
export const trialDaysQuery = (call: Call) =>
  queryOptions({
    queryKey: ['trial-days'],
    queryFn: async ({ signal }) => (await call('GET /users/register', { signal })).trialDays,
  })
