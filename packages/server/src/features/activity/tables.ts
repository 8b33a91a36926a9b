import type { ActivityKind } from '@scheduling/contract'
import type { Generated } from 'kysely'

export interface AccountEventRow {
  host_id: string
  id: string
  kind: ActivityKind
  /** The name of what was changed, as it was. */
  subject: string | null
  count: Generated<number>
  browser: string | null
  system: string | null
  network: string | null
  happened_at: Date
}

interface ActivityTables {
  account_events: AccountEventRow
}

declare module '../../database/schema.ts' {
  interface Database extends ActivityTables {}
}
