import type { KindsOf } from '../../database/catalogue.ts'

export interface RetentionTables {
  /** After how many months what invitees gave is deleted. Without a row: never. */
  retentions: { host_id: string; months: number }
}

export const TABLES: KindsOf<RetentionTables> = {
  retentions: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends RetentionTables {}
}
