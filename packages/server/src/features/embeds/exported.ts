import type { ExportPart } from '../exports/events.ts'
import { listHostEmbeds } from './operations.ts'
import { presentEmbed } from './present.ts'

export const embedsPart: ExportPart = {
  name: 'embeds',
  tables: ['embeds'],
  rows: async (context, host) => (await listHostEmbeds(context, host)).map(presentEmbed),
}
