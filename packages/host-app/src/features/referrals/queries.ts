import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

export const REFERRALS = ['referrals']

export const referralsQuery = (call: Call) =>
  queryOptions({
    queryKey: REFERRALS,
    queryFn: ({ signal }) => call('GET /referrals', { signal }),
  })
