import type { Theme } from '@scheduling/contract'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'

/** An account, which people sign in to. */
export interface AccountRow {
  id: string
  email: string
  verified_at: Generated<Date | null>
  theme: Generated<Theme>
  /** Operators manage the accounts of others. */
  is_operator: Generated<boolean>
  /** Null: not disabled. Nobody can sign in to a disabled account. */
  disabled_at: Generated<Date | null>
  created_at: Date
}

export interface AccountTables {
  accounts: AccountRow
  /** Which account signs in with which email. */
  account_emails: { email_key: string; account_id: string }
}

export const TABLES: KindsOf<AccountTables> = {
  accounts: 'directory',
  account_emails: 'directory',
}

declare module '../../database/schema.ts' {
  interface Database extends AccountTables {}
}
