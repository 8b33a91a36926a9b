import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'

export interface SignUpTables {
  /** Accounts with an unconfirmed address. */
  sign_ups: { account_id: string; ends_at: Date }
  /** One row per mail with a link and a code. */
  verifications: {
    account_id: string
    link_hash: Buffer
    code_hash: Buffer
    email_key: string
    tries: Generated<number>
    expires_at: Date
  }
}

export const TABLES: KindsOf<SignUpTables> = {
  sign_ups: 'directory',
  verifications: 'directory',
}

declare module '../../database/schema.ts' {
  interface Database extends SignUpTables {}
}
