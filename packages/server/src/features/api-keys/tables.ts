import type { Scope } from '@scheduling/contract'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export interface ApiKeyRow {
  id: Generated<string>
  key_hash: Buffer
  /** Who made it. It may do what they may. */
  account_id: string
  /** The maker's own host. */
  own_host: HostId
  for_host: HostId
  name: string
  scopes: Scope[]
  /** The last characters of the key. */
  ending: string
  created_at: Date
  /** Null: never. */
  expires_at: Date | null
  used_at: Generated<Date | null>
}

export interface ApiKeyTables {
  api_keys: ApiKeyRow
}

export const TABLES: KindsOf<ApiKeyTables> = {
  api_keys: 'directory',
}

declare module '../../database/schema.ts' {
  interface Database extends ApiKeyTables {}
}
