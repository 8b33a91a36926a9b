import type { ActivityKind } from '@scheduling/contract'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export interface AccountEventRow {
  host_id: HostId
  id: string
  kind: ActivityKind
  /** The name of what was changed, at that time. */
  subject: string | null
  /** The id of what was changed, if there can be several of its kind. */
  subject_id: string | null
  count: Generated<number>
  browser: string | null
  system: string | null
  network: string | null
  happened_at: Date
}

export interface ActivityTables {
  account_events: AccountEventRow
}

export const TABLES: KindsOf<ActivityTables> = {
  account_events: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends ActivityTables {}
}
