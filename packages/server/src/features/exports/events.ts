import { z } from 'zod'
import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import type { OpenFile } from '../../storage/files.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** One capability's data of a host, as its API shows it: two files in the export, `<name>.json` and `<name>.csv`. */
export interface ExportPart {
  name: string
  /** The tables whose rows are in it. */
  tables: readonly string[]
  rows: (context: Context, host: HostId) => AsyncIterable<object> | Promise<readonly object[]>
  /** Absent: one column per field, with JSON for values that are lists or objects. */
  csv?: (context: Context, host: HostId) => Promise<CsvOf>
  /** Stored files that are in the export, too. They are read in pieces. */
  files?: (context: Context, host: HostId) => AsyncIterable<ExportedFile>
}

export interface ExportedFile {
  /** Its place in the zip. */
  name: string
  read: OpenFile['read']
}

export interface CsvOf {
  head: string
  line: (row: never) => string
}

export const EXPORTED = hook<ExportPart>('everything of a host is exported')

/** A file is ready to be fetched. */
export interface ExportReady {
  hostId: HostId
  exportId: string
}

export const EXPORT_READY = defineEvent<ExportReady>({
  name: 'exports-ready',
  schema: z.looseObject({ hostId: HOST_ID, exportId: z.string() }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ exportId }) => exportId,
  hostOf: ({ hostId }) => hostId,
})
