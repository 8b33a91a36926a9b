import type { ExportPart } from '../exports/events.ts'
import { handoversOfHost } from './store.ts'

export const handoversPart: ExportPart = {
  name: 'handovers',
  tables: ['handovers'],
  rows: async ({ db }, host) => handoversOfHost(db, host),
}
