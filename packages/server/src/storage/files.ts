/**
 * Files that people uploaded, with names such as `images/<host>/<file>`: lower case letters, digits, `.`, `_`,
 * `-` and slashes. Everything except `list` is safe to repeat.
 */
export interface Files {
  /** Replaces a file of the same name. Readers see the old or the new one, never a part. */
  put(name: string, content: Uint8Array): Promise<void>
  /** Undefined if it does not exist. */
  get(name: string): Promise<Buffer | undefined>
  delete(name: string): Promise<void>
  /** Names that start with `prefix`, in no order. */
  list(prefix: string): AsyncIterable<string>
}
