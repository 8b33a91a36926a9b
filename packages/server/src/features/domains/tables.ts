import type { DomainState } from '@scheduling/contract'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

/** The domain that a host wants to use. */
export interface DomainRow {
  host_id: HostId
  /** Lower case. */
  domain: string
  /** The text to put into its DNS. */
  proof: string
  state: DomainState
  found: string | null
  added_at: Date
  checked_at: Date
  failing_since: Generated<Date | null>
}

export interface DomainTables {
  domains: DomainRow
}

export const TABLES: KindsOf<DomainTables> = {
  domains: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends DomainTables {}
}
