import type { ExportPart } from '../exports/events.ts'
import { listHostEventTypes } from './operations.ts'
import { presentEventType } from './present.ts'

export const eventTypesPart: ExportPart = {
  name: 'event-types',
  tables: ['event_types'],
  rows: async (context, host) => (await listHostEventTypes(context, host)).map(presentEventType),
}
