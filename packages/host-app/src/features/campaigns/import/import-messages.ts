import type { ImportReader } from './import-reader.ts'

/** A call of the reader, to the worker. */
export type ImportOrder = {
  [K in keyof ImportReader]: { id: number; name: K; args: Parameters<ImportReader[K]> }
}[keyof ImportReader]

/** Its answer, from the worker. */
export interface ImportReport {
  id: number
  answer: ReturnType<ImportReader[keyof ImportReader]> | undefined
}
