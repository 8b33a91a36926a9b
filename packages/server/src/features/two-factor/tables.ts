import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'

/** An authenticator app as the second factor besides the password. */
export interface TwoFactorRow {
  account_id: string
  /** Encrypted. */
  secret: Buffer
  begun_at: Date
  /** Null: not switched on yet. */
  since: Generated<Date | null>
  /** The half minute of the last accepted code. */
  last_step: Generated<string>
}

export interface TwoFactorTables {
  two_factors: TwoFactorRow
  /** For people who lost the app. */
  recovery_codes: { account_id: string; code_hash: Buffer }
}

export const TABLES: KindsOf<TwoFactorTables> = {
  two_factors: 'directory',
  recovery_codes: 'directory',
}

declare module '../../database/schema.ts' {
  interface Database extends TwoFactorTables {}
}
