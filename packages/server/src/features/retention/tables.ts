import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export interface RetentionTables {
  /** Months after which invitees' data is deleted. Without a row: never. */
  retentions: { host_id: HostId; months: number }
}

export const TABLES: KindsOf<RetentionTables> = {
  retentions: 'host',
}

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  retentions: 'one number',
}

declare module '../../database/schema.ts' {
  interface Database extends RetentionTables {}
}
