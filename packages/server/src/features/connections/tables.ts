import type { ConnectionCall, ProviderId } from '@scheduling/contract'
import type { KindsOf } from '../../database/catalog.ts'
import type { Json } from '../../database/columns.ts'
import type { HostId } from '../../host-id.ts'
import type { ProviderFailure } from '../../providers/provider.ts'

export interface ConnectionRow {
  host_id: HostId
  id: string
  provider: ProviderId
  account_id: string
  account_name: string
  scopes: string[]
  /** Encrypted, like the refresh token. */
  access_token: Buffer
  access_until: Date
  refresh_token: Buffer
  /** Whether the provider grants us access. `failures` tells whether it answers. */
  health: 'working' | 'needs_reconnect'
  succeeded_at: Date | null
  /** Null if no call failed after the last success. */
  failed_at: Date | null
  failure: ProviderFailure | null
  connected_at: Date
  /** When the next check is due. Null: not before the owner gives consent again. */
  look_at: Date | null
  /** Failed checks in a row. */
  failures: number
  /** Null if the last check succeeded. */
  failing_since: Date | null
  /** When its owner was last told that it fails. */
  told_at: Date | null
  /** Until when the provider wants no calls. */
  rest_until: Date | null
  /** Newest first. */
  last_calls: Json<ConnectionCall[]>
}

export interface ConnectionTables {
  connections: ConnectionRow
  /** Consents that were started and not finished. */
  connection_starts: { state_hash: Buffer; session_hash: Buffer; provider: ProviderId; ends_at: Date }
}

export const TABLES: KindsOf<ConnectionTables> = {
  connections: 'host',
  connection_starts: 'directory',
}

declare module '../../database/schema.ts' {
  interface Database extends ConnectionTables {}
}
