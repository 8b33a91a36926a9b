import type { Call } from '@scheduling/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** Cache key of everything about campaigns. */
export const CAMPAIGNS = ['campaigns'] as const

export const campaignsQuery = (call: Call) =>
  queryOptions({
    queryKey: [...CAMPAIGNS, 'list'],
    queryFn: async ({ signal }) => (await call('GET /campaigns', { signal })).campaigns,
  })

export const campaignQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: [...CAMPAIGNS, 'one', id],
    queryFn: ({ signal }) => call('GET /campaigns/:id', { params: { id }, signal }),
  })

export const campaignFiguresQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: [...CAMPAIGNS, 'figures', id],
    queryFn: ({ signal }) => call('GET /campaigns/:id/figures', { params: { id }, signal }),
  })

export const leadsQuery = (call: Call, id: string, search?: string) =>
  infiniteQueryOptions({
    queryKey: [...CAMPAIGNS, 'leads', id, search],
    queryFn: ({ pageParam, signal }) =>
      call('GET /campaigns/:id/leads', { params: { id }, query: { search, after: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ leads, more }) => (more ? leads.at(-1)?.number : undefined),
  })

/** Of videos, this month. Each new lead uses some. */
export const minutesQuery = (call: Call) =>
  queryOptions({
    queryKey: [...CAMPAIGNS, 'minutes'],
    queryFn: async ({ signal }) => (await call('GET /videos/limits', { signal })).minutes,
  })
