import type { ExportPart } from '../exports/events.ts'
import { listClients } from './operations.ts'
import { presentClient } from './present.ts'

export const clientsPart: ExportPart = {
  name: 'clients',
  tables: ['clients'],
  rows: async (context, host) =>
    (await listClients(context, host)).map((clientWithConnection) =>
      presentClient(context, clientWithConnection),
    ),
}
