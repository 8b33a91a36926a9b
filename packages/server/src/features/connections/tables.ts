import type { ConnectionCall, ProviderId } from '@scheduling/contract'
import type { KindsOf } from '../../database/catalogue.ts'
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
  /** Encrypted, as the other. */
  access_token: Buffer
  access_until: Date
  refresh_token: Buffer
  /** Whether its provider lets us in; whether it answers say `failures`. */
  health: 'working' | 'needs_reconnect'
  succeeded_at: Date | null
  /** Null where none came after the last success. */
  failed_at: Date | null
  failure: ProviderFailure | null
  connected_at: Date
  /** When it is looked after next. Null: not before its owner has said yes again. */
  look_at: Date | null
  /** Looks in a row that failed. */
  failures: number
  /** Null where the last look did not. */
  failing_since: Date | null
  /** When its owner was last told that it fails. */
  told_at: Date | null
  /** Until then its provider wants not to be asked. */
  rest_until: Date | null
  /** The newest first. */
  last_calls: Json<ConnectionCall[]>
}

export interface ConnectionTables {
  connections: ConnectionRow
  /** Somebody is asked for consent. */
  connection_starts: { state_hash: Buffer; session_hash: Buffer; provider: ProviderId; ends_at: Date }
}

export const TABLES: KindsOf<ConnectionTables> = {
  connections: 'host',
  connection_starts: 'directory',
}

declare module '../../database/schema.ts' {
  interface Database extends ConnectionTables {}
}
