import type { ExportPart } from '../exports/events.ts'
import { managedEventTypesOf } from './store.ts'

export const managedEventTypesPart: ExportPart = {
  name: 'managed-event-types',
  tables: ['managed_event_types'],
  rows: async ({ db }, host) => managedEventTypesOf(db, host),
}
