import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'
import { ORGANIZATION } from '../../data/acting/organization.ts'

/** Cache key. */
export const HANDOVERS = ['handovers'] as const

/** How many meetings to come a member has here, or the organization. Asked again whenever somebody is about to go. */
export const toComeQuery = (call: Call, memberId: string | undefined) =>
  queryOptions({
    queryKey: [...ORGANIZATION, 'meetings-to-come', memberId],
    queryFn: ({ signal }) =>
      call('GET /organization/meetings-to-come', {
        query: memberId === undefined ? {} : { member_id: memberId },
        signal,
      }),
    staleTime: 0,
  })

// They are looked after within seconds.
const WAITING_MS = 3_000

export const handoversQuery = (call: Call) =>
  queryOptions({
    queryKey: HANDOVERS,
    queryFn: ({ signal }) => call('GET /organization/handovers', { signal }),
    refetchInterval: ({ state }) =>
      state.data?.handovers.some((one) => one.state === 'waiting') ? WAITING_MS : false,
  })
