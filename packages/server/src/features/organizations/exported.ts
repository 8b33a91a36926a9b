import type { ExportPart } from '../exports/events.ts'
import { membersOf } from './store.ts'

export const membersPart: ExportPart = {
  name: 'members',
  tables: ['members'],
  rows: async ({ db }, host) => membersOf(db, host),
}
