import type { KindsOf } from '../../database/catalog.ts'

export interface PasswordTables {
  credentials: { account_id: string; password_hash: string }
  /** Reset links for forgotten passwords. */
  password_resets: { account_id: string; link_hash: Buffer; expires_at: Date }
}

export const TABLES: KindsOf<PasswordTables> = {
  credentials: 'directory',
  password_resets: 'directory',
}

declare module '../../database/schema.ts' {
  interface Database extends PasswordTables {}
}
