import type { ExportPart } from '../exports/events.ts'
import { connectionsOf } from './operations.ts'
import { presentConnection } from './present.ts'

export const connectionsPart: ExportPart = {
  name: 'connections',
  tables: ['connections'],
  rows: async (context, host) =>
    (await connectionsOf(context, host)).map((row) => presentConnection(row, context.clock.now())),
}
