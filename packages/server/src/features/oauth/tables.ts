import type { Resource, Scope } from '@scheduling/contract'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export interface AppRow {
  id: Generated<string>
  /** Who registered it. */
  account_id: string
  for_host: HostId
  name: string
  redirects: string[]
  /** Null: it cannot keep a secret. */
  secret_hash: Buffer | null
  created_at: Date
}

export interface GrantRow {
  id: Generated<string>
  /** Who allowed it. It may do what they may. */
  account_id: string
  own_host: HostId
  for_host: HostId
  client_id: string
  name: string
  site: string | null
  scopes: Scope[]
  resource: Resource
  created_at: Date
  /** When the code was exchanged. */
  opened_at: Generated<Date | null>
  used_at: Generated<Date | null>
}

export interface CodeRow {
  code_hash: Buffer
  grant_id: string
  redirect: string
  challenge: string
  expires_at: Date
  used_at: Generated<Date | null>
}

export interface TokenRow {
  token_hash: Buffer
  grant_id: string
  kind: 'access' | 'refresh'
  scopes: Scope[]
  expires_at: Date
  replaced_at: Generated<Date | null>
}

export interface OauthTables {
  oauth_apps: AppRow
  oauth_grants: GrantRow
  oauth_codes: CodeRow
  oauth_tokens: TokenRow
}

export const TABLES: KindsOf<OauthTables> = {
  oauth_apps: 'directory',
  oauth_grants: 'directory',
  oauth_codes: 'directory',
  oauth_tokens: 'directory',
}

declare module '../../database/schema.ts' {
  interface Database extends OauthTables {}
}
