import type { Readable } from 'node:stream'

/** A part of a file, both ends inclusive. */
interface FilePart {
  first: number
  last: number
}

/** A stored file that is read in pieces. */
export interface OpenFile {
  bytes: number
  /** Absent: all of it. */
  read: (part?: FilePart) => Readable | Promise<Readable>
}

/**
 * Files that people uploaded, with names such as `images/<host>/<file>`: lower case letters, digits, `.`, `_`,
 * `-` and slashes. Everything except `list` is safe to repeat.
 */
export interface Files {
  /** Replaces a file of the same name. Readers see the old or the new one, never a part. */
  put(name: string, content: Uint8Array): Promise<void>
  /** The same with a file of this machine, however large. The file stays. */
  putFile(name: string, place: string): Promise<void>
  /** Undefined if it does not exist. */
  get(name: string): Promise<Buffer | undefined>
  /** For large files. Undefined if it does not exist. */
  open(name: string): Promise<OpenFile | undefined>
  /** Where browsers get it without us for a while. Absent: nowhere. */
  directAddress?: (name: string, seconds: number) => Promise<string>
  delete(name: string): Promise<void>
  /** Names that start with `prefix`, in no order. */
  list(prefix: string): AsyncIterable<string>
}
