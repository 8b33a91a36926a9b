import type { NewTimesBlock } from '@scheduling/contract'
import type { TimeZone } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import type { KindsOf } from '../../database/catalog.ts'
import type { Json } from '../../database/columns.ts'
import type { HostId } from '../../host-id.ts'

export interface TimesBlockRow {
  host_id: HostId
  token_hash: Buffer
  kind: NewTimesBlock['of']['kind']
  source_id: string
  /** As ISO 8601 texts. */
  starts: Json<string[]>
  last_start: Date
  time_zone: TimeZone
  language: Language
  created_at: Date
}

export interface TimesBlockTables {
  times_blocks: TimesBlockRow
}

export const TABLES: KindsOf<TimesBlockTables> = {
  times_blocks: 'host',
}

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  times_blocks: 'only says what pictures in sent messages show',
}

declare module '../../database/schema.ts' {
  interface Database extends TimesBlockTables {}
}
