import type { ExportPart } from '../exports/events.ts'
import { presentOneOff } from './present.ts'
import { listOneOffs } from './store.ts'

export const oneOffsPart: ExportPart = {
  name: 'one-offs',
  tables: ['one_offs'],
  rows: async ({ db, clock }, host) =>
    (await listOneOffs(db, host)).map((row) => presentOneOff(row, clock.now())),
}
