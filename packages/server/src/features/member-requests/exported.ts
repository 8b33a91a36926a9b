import type { ExportPart } from '../exports/events.ts'
import { requestsOf } from './store.ts'

export const requestsPart: ExportPart = {
  name: 'organization-requests',
  tables: ['organization_requests'],
  // Without what opens anything.
  rows: async ({ db }, host) =>
    (await requestsOf(db, host)).map(
      ({ host_id, id, kind, event_type_id, asked_at, ends_at, answer, answered_at }) => ({
        host_id,
        id,
        kind,
        event_type_id,
        asked_at,
        ends_at,
        answer,
        answered_at,
      }),
    ),
}
