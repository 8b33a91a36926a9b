import type { Role } from '@scheduling/domain/roles'
import type { KindsOf } from '../../database/catalogue.ts'
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
}

export interface OrganizationTables {
  /** Marks a host as an organization. */
  organizations: { host_id: HostId; created_at: Date }
  members: MemberRow
}

export const TABLES: KindsOf<OrganizationTables> = {
  organizations: 'host',
  members: 'host',
}

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  organizations: 'a lock, and since when',
}

declare module '../../database/schema.ts' {
  interface Database extends OrganizationTables {}
}
