import type { Call } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

export const daysOffQuery = (call: Call) =>
  queryOptions({
    queryKey: ['days-off'],
    queryFn: ({ signal }) => call('GET /days-off', { signal }),
  })

export const holidayCountriesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['holiday-countries'],
    queryFn: async ({ signal }) => (await call('GET /days-off/countries', { signal })).countries,
    staleTime: Infinity,
  })
