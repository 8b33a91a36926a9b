import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export interface SessionTables {
  /** Browsers that have signed in before. */
  known_devices: {
    account_id: string
    token_hash: Buffer
    browser: string | null
    system: string | null
    used_at: Date
  }
  sessions: {
    token_hash: Buffer
    account_id: string
    for_host: HostId
    /** The id by which its owner sees it; opens nothing. */
    id: Generated<string>
    browser: string | null
    system: string | null
    time_zone: Generated<string | null>
    seen_at: Date
    device_id: string | null
    created_at: Date
    expires_at: Date
    /** Until then it may delete the account without the password; null: it has canceled no plan. */
    deletes_until: Generated<Date | null>
  }
}

export const TABLES: KindsOf<SessionTables> = {
  known_devices: 'directory',
  sessions: 'directory',
}

declare module '../../database/schema.ts' {
  interface Database extends SessionTables {}
}
