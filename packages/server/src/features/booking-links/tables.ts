import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export interface BookingLinkRow {
  host_id: HostId
  id: string
  event_type_id: string
  batch_id: string
  slug: string
  label: string
  max_uses: number
  booking_ids: Generated<string[]>
  prefill_name: string
  prefill_email: string
  created_at: Date
  expires_at: Date | null
  ended_at: Date | null
  is_revoked: Generated<boolean>
}

export interface BookingLinkTables {
  booking_links: BookingLinkRow
}

export const TABLES: KindsOf<BookingLinkTables> = {
  booking_links: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends BookingLinkTables {}
}
