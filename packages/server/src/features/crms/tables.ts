import type { CrmField, CrmMapping } from '@scheduling/contract'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { Json } from '../../database/columns.ts'
import type { HostId } from '../../host-id.ts'
import type { CrmOwner, ProviderFailure } from '../../providers/provider.ts'

/** What a connected CRM gets. */
export interface CrmAccountRow {
  host_id: HostId
  connection_id: string
  adds_guests: Generated<boolean>
  mapping: Json<CrmMapping[]>
  /** Ids of fields of the mapping that were deleted in the CRM. */
  missing_fields: Json<string[]>
  /** Those of the mapping, as the CRM describes them. */
  fields: Json<CrmField[]>
  fields_read_at: Date | null
  owners: Json<CrmOwner[]>
  owners_read_at: Date | null
  backfill_span: 'past' | 'future' | 'all' | null
  backfill_total: Generated<number>
  backfill_started_at: Date | null
  backfill_stopped_at: Date | null
}

/** A booking as it is in a CRM. */
export interface CrmMeetingRow {
  host_id: HostId
  connection_id: string
  booking_id: string
  /** Grows whenever the booking has changed. */
  version: number
  written_version: number | null
  is_backfill: boolean
  /** Null: nothing is to be written. */
  due_at: Date | null
  attempts: Generated<number>
  failure: ProviderFailure | null
  failed_at: Date | null
  written_at: Date | null
  /** By email address. */
  contact_ids: Json<Record<string, string>>
  meeting_id: string | null
  /** Somebody deleted the meeting there. */
  is_deleted_there: Generated<boolean>
}

export interface CrmTables {
  crm_accounts: CrmAccountRow
  crm_meetings: CrmMeetingRow
  /** Who writes to a company's CRM now. */
  crm_turns: { company: string; taken_by: string; taken_until: Date }
  /** Companies whose contacts are read, because a team sends customers to their owners. */
  crm_directories: {
    company: string
    wanted_at: Date
    seen_at: Date
    /** Null: it is not being read. */
    began_at: Date | null
    next_page: string | null
    read_at: Date | null
  }
  /** To whom contacts belong. Of their addresses, only keyed hashes are kept. */
  crm_contact_owners: {
    company: string
    email_hash: string
    contact_id: string
    owner_id: string | null
    seen_at: Date
  }
}

export const TABLES: KindsOf<CrmTables> = {
  crm_accounts: 'host',
  crm_meetings: 'host',
  crm_turns: 'machinery',
  crm_directories: 'machinery',
  crm_contact_owners: 'machinery',
}

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  crm_meetings: 'the same as the bookings',
}

declare module '../../database/schema.ts' {
  interface Database extends CrmTables {}
}
