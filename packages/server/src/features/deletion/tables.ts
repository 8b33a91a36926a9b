import type { KindsOf } from '../../database/catalog.ts'

/** An account whose owner wants it deleted. */
export interface DeletionRow {
  account_id: string
  reason: string
  cancels_meetings: boolean
  asked_at: Date
  ends_at: Date
}

export interface DeletionTables {
  deletions: DeletionRow
}

export const TABLES: KindsOf<DeletionTables> = {
  deletions: 'directory',
}

declare module '../../database/schema.ts' {
  interface Database extends DeletionTables {}
}
