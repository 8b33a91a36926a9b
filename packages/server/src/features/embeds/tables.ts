import type { Embed } from '@scheduling/contract'
import type { Json } from '../../database/columns.ts'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export interface EmbedRow {
  host_id: HostId
  id: string
  name: string
  event_type_id: string | null
  kind: Embed['kind']
  settings: Json<Embed['settings']>
  allowed_sites: string[]
  created_at: Date
}

export interface EmbedTables {
  embeds: EmbedRow
  /** `page`: the event type's id, or empty for the booking list. */
  kept_sites: { host_id: HostId; page: string; site: string; kept_at: Date }
}

export const TABLES: KindsOf<EmbedTables> = {
  embeds: 'host',
  kept_sites: 'host',
}

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  kept_sites: 'derived from visits',
}

declare module '../../database/schema.ts' {
  interface Database extends EmbedTables {}
}
