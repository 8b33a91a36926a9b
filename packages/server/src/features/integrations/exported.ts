import type { ExportPart } from '../exports/events.ts'
import { listHostIntegrations } from './operations.ts'
import { presentIntegration } from './present.ts'

export const integrationsPart: ExportPart = {
  name: 'integrations',
  tables: ['integrations'],
  rows: async (context, host) => (await listHostIntegrations(context, host)).map(presentIntegration),
}
