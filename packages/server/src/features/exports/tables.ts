import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

/** The one export of a host; another takes its place. */
export interface ExportRow {
  host_id: HostId
  id: string
  state: 'waiting' | 'ready' | 'failed' | 'fetched'
  /** How many of its parts are written. */
  done: Generated<number>
  parts: number
  bytes: Generated<number | null>
  asked_at: Date
  until: Date
  /** Set while somebody fetches it. It expires, so a server that died does not block the file. */
  fetching_until: Generated<Date | null>
}

export interface ExportTables {
  exports: ExportRow
  /** Its file, until it is fetched. */
  export_chunks: { host_id: HostId; export_id: string; position: number; content: Buffer }
}

export const TABLES: KindsOf<ExportTables> = {
  exports: 'host',
  export_chunks: 'host',
}

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  exports: 'the export itself',
  export_chunks: 'the export itself',
}

declare module '../../database/schema.ts' {
  interface Database extends ExportTables {}
}
