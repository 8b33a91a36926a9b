import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalogue.ts'

/** Codes of an authenticator app beside the password. */
export interface TwoFactorRow {
  account_id: string
  /** Encrypted. */
  secret: Buffer
  begun_at: Date
  /** Null: not switched on yet. */
  since: Generated<Date | null>
  /** The half minute of the last code that was taken. */
  last_step: Generated<string>
}

export interface TwoFactorTables {
  two_factors: TwoFactorRow
  /** For whoever has lost the app. */
  recovery_codes: { account_id: string; code_hash: Buffer }
}

export const TABLES: KindsOf<TwoFactorTables> = {
  two_factors: 'directory',
  recovery_codes: 'directory',
}

declare module '../../database/schema.ts' {
  interface Database extends TwoFactorTables {}
}
