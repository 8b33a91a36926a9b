import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'

/** The public key of an authenticator that signs in without the password. */
export interface PasskeyRow {
  account_id: string
  id: Generated<string>
  /** Base64url. */
  credential_id: string
  public_key: Buffer
  /** Counts its own uses, if it does. */
  counter: string
  transports: string[]
  name: string
  created_at: Date
  used_at: Generated<Date | null>
}

export interface PasskeyTables {
  passkeys: PasskeyRow
}

export const TABLES: KindsOf<PasskeyTables> = {
  passkeys: 'directory',
}

declare module '../../database/schema.ts' {
  interface Database extends PasskeyTables {}
}
