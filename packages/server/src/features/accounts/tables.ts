import type { Theme } from '@scheduling/contract'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalogue.ts'

/** Who signs in. */
export interface AccountRow {
  id: string
  email: string
  verified_at: Generated<Date | null>
  theme: Generated<Theme>
  /** Looks after the accounts of others. */
  is_operator: Generated<boolean>
  /** Null: it is not; nobody signs in to one that is. */
  disabled_at: Generated<Date | null>
  created_at: Date
}

export interface AccountTables {
  accounts: AccountRow
  /** Who signs in with which e-mail. */
  account_emails: { email_key: string; account_id: string }
}

export const TABLES: KindsOf<AccountTables> = {
  accounts: 'directory',
  account_emails: 'directory',
}

declare module '../../database/schema.ts' {
  interface Database extends AccountTables {}
}
