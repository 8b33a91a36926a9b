import type { KindsOf } from '../../database/catalog.ts'

export interface SignInTables {
  /** Counted per hour for any email, by its digest. */
  failed_sign_ins: {
    account: Buffer
    hour: Date
    count: number
    browser: string | null
    system: string | null
    network: string | null
    last_at: Date
  }
}

export const TABLES: KindsOf<SignInTables> = {
  failed_sign_ins: 'machinery',
}

declare module '../../database/schema.ts' {
  interface Database extends SignInTables {}
}
