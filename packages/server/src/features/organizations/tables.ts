import type { Role } from '@scheduling/domain/roles'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export interface MemberRow {
  /** The organization. */
  host_id: HostId
  id: string
  account_id: string
  /** The member's own host. */
  person: HostId
  role: Role
  joined_at: Date
  /** On the organization's page, if their own page is open. */
  is_shown: Generated<boolean>
  /** Until when they are asked to own the organization. Null: are not asked. */
  transfer_until: Generated<Date | null>
}

export interface InvitationRow {
  host_id: HostId
  id: string
  /** In lower case. */
  email: string
  role: Exclude<Role, 'owner'>
  /** The account that invited. */
  invited_by: string | null
  invited_at: Date
  ends_at: Date
  /** Of the keys in its mails. */
  key_hashes: Generated<Buffer[]>
  /** Of the key with which somebody signs in or up, and until when it works. */
  accept_hash: Generated<Buffer | null>
  accept_until: Generated<Date | null>
}

/** Marks a host as an organization. */
export interface OrganizationRow {
  host_id: HostId
  created_at: Date
  /** It was deleted, and is removed then. */
  ends_at: Generated<Date | null>
  /** Its own email, which is confirmed. */
  email: Generated<string | null>
  /** The email that waits for its link to be opened. All null: none. */
  pending_email_id: Generated<string | null>
  pending_email: Generated<string | null>
  /** Of the key in the newest mail. */
  pending_email_key_hash: Generated<Buffer | null>
  pending_email_until: Generated<Date | null>
}

export interface OrganizationTables {
  organizations: OrganizationRow
  members: MemberRow
  organization_invitations: InvitationRow
}

export const TABLES: KindsOf<OrganizationTables> = {
  organizations: 'host',
  members: 'host',
  organization_invitations: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends OrganizationTables {}
}
