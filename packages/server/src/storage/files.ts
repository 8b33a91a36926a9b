/**
 * Files that people gave us, by names such as `images/<host>/<file>`: small letters, digits, `.`, `_`, `-` and slashes.
 * All but `list` are safe to repeat.
 */
export interface Files {
  /** What had the name before is gone. Readers see the one or the other, never a part. */
  put(name: string, content: Uint8Array): Promise<void>
  /** Undefined where there is none. */
  get(name: string): Promise<Buffer | undefined>
  delete(name: string): Promise<void>
  /** The names that begin so, in no order. */
  list(prefix: string): AsyncIterable<string>
}
