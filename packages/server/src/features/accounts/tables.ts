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

export interface AccountTables {
  accounts: AccountRow
  credentials: { account_id: string; password_hash: string }
  /** Who signs in with which e-mail. */
  account_emails: { email_key: string; account_id: string }
  /** Accounts whose address nobody has confirmed yet. */
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
  /** Of who has forgotten the password. */
  password_resets: { account_id: string; link_hash: Buffer; expires_at: Date }
  two_factors: TwoFactorRow
  /** For whoever has lost the app. */
  recovery_codes: { account_id: string; code_hash: Buffer }
  /** Browsers that have signed in before. */
  known_devices: {
    account_id: string
    token_hash: Buffer
    browser: string | null
    system: string | null
    used_at: Date
  }
  /** Counted per hour for any e-mail, by its digest. */
  failed_sign_ins: {
    account: Buffer
    hour: Date
    count: number
    browser: string | null
    system: string | null
    network: string | null
    last_at: Date
  }
  sessions: {
    token_hash: Buffer
    account_id: string
    for_host: string
    /** Names it to its owner; opens nothing. */
    id: Generated<string>
    browser: string | null
    system: string | null
    time_zone: Generated<string | null>
    seen_at: Date
    device_id: string | null
    created_at: Date
    expires_at: Date
    /** Until then it deletes the account without the password; null: it has canceled no plan. */
    deletes_until: Generated<Date | null>
  }
}

export const TABLES: KindsOf<AccountTables> = {
  accounts: 'directory',
  credentials: 'directory',
  account_emails: 'directory',
  sign_ups: 'directory',
  verifications: 'directory',
  password_resets: 'directory',
  two_factors: 'directory',
  recovery_codes: 'directory',
  known_devices: 'directory',
  failed_sign_ins: 'machinery',
  sessions: 'directory',
}

declare module '../../database/schema.ts' {
  interface Database extends AccountTables {}
}
