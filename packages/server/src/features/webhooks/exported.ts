import type { ExportPart } from '../exports/events.ts'
import { listHostWebhooks } from './operations.ts'
import { presentWebhook } from './present.ts'

export const webhooksPart: ExportPart = {
  name: 'webhooks',
  tables: ['webhooks'],
  rows: async (context, host) => (await listHostWebhooks(context, host)).map(presentWebhook),
}
