import type { ExportPart } from '../exports/events.ts'
import { requestsOf } from './store.ts'

export const requestsPart: ExportPart = {
  name: 'organization-requests',
  tables: ['organization_requests'],
  // Without what opens anything.
  rows: async ({ db }, host) => (await requestsOf(db, host)).map(({ key_hashes: _, ...request }) => request),
}
