import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export type Answer = 'granted' | 'declined'

export interface RequestRow {
  /** The organization. */
  host_id: HostId
  id: string
  kind: 'upgrade' | 'event_type'
  /** Null: a larger plan. */
  event_type_id: string | null
  /** The account of the member. */
  asked_by: string
  /** The account of the owner at that time. */
  asked_of: string
  /** The member's own host. */
  person: HostId
  asked_at: Date
  ends_at: Date
  /** Of the keys in its mails. */
  key_hashes: Generated<Buffer[]>
  answer: Generated<Answer | null>
  answered_at: Generated<Date | null>
}

export interface MemberRequestTables {
  organization_requests: RequestRow
}

export const TABLES: KindsOf<MemberRequestTables> = {
  organization_requests: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends MemberRequestTables {}
}
