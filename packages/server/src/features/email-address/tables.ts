import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'

/** A new address for an account, to be confirmed by the old and by the new one. */
export interface EmailChangeRow {
  account_id: string
  id: string
  email: string
  former_email: string
  /** The newest mail to each address; null before it, and after its link was followed. */
  old_link_hash: Generated<Buffer | null>
  new_link_hash: Generated<Buffer | null>
  old_confirmed_at: Generated<Date | null>
  new_confirmed_at: Generated<Date | null>
  changed_at: Generated<Date | null>
  ends_at: Date
}

export interface EmailAddressTables {
  email_changes: EmailChangeRow
}

export const TABLES: KindsOf<EmailAddressTables> = {
  email_changes: 'directory',
}

declare module '../../database/schema.ts' {
  interface Database extends EmailAddressTables {}
}
