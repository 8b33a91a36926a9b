import type { Call, Crm } from '@scheduling/contract'
import { queryOptions } from '@tanstack/react-query'

// While something is being written, the page follows it.
const BUSY_MS = 3_000

export const crmQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['crms', id],
    queryFn: ({ signal }) => call('GET /crms/:id', { params: { id }, signal }),
    staleTime: 5_000,
    refetchInterval: ({ state }) => (isBusy(state.data) ? BUSY_MS : false),
  })

function isBusy(crm: Crm | undefined): boolean {
  return crm !== undefined && crm.waiting > 0
}

/** Asks the CRM itself. */
export const crmFieldsQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['crm-fields', id],
    queryFn: async ({ signal }) => (await call('GET /crms/:id/fields', { params: { id }, signal })).fields,
    staleTime: 60_000,
    retry: false,
  })
