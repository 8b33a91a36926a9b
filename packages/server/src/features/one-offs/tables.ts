import type { Location } from '@scheduling/contract'
import type { KindsOf } from '../../database/catalog.ts'
import type { Json } from '../../database/columns.ts'
import type { HostId } from '../../host-id.ts'

export interface OneOffRow {
  host_id: HostId
  id: string
  slug: string
  name: string
  description: string
  duration: number
  locations: Json<Location[]>
  /** Starts as ISO 8601 texts. */
  slots: Json<string[]>
  last_slot: Date
  expires_at: Date | null
  holds_times: boolean
  booking_id: string | null
  created_at: Date
  deleted_at: Date | null
}

export interface OneOffTables {
  one_offs: OneOffRow
}

export const TABLES: KindsOf<OneOffTables> = {
  one_offs: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends OneOffTables {}
}
