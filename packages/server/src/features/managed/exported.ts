import type { ExportPart } from '../exports/events.ts'
import { givingsOfHost } from './store.ts'

export const givingsPart: ExportPart = {
  name: 'managed-event-types',
  tables: ['managed_event_types'],
  rows: async ({ db }, host) => givingsOfHost(db, host),
}
