import type { Embed } from '@scheduling/contract'
import type { Json } from '../../database/columns.ts'

export interface EmbedRow {
  host_id: string
  id: string
  name: string
  event_type_id: string | null
  kind: Embed['kind']
  settings: Json<Embed['settings']>
  allowed_sites: string[]
  created_at: Date
}

interface EmbedTables {
  embeds: EmbedRow
  /** `page`: the event type's id, or empty for the booking list. */
  kept_sites: { host_id: string; page: string; site: string; kept_at: Date }
}

declare module '../../database/schema.ts' {
  interface Database extends EmbedTables {}
}
