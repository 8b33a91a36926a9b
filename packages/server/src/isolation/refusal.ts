/** Why a stranger's text was not parsed. For programs; the catalog has sentences for people. */
export type ParseRefusal = 'too_large' | 'too_deep' | 'too_slow' | 'out_of_memory' | 'unreadable' | 'busy'

/** Thrown to callers, and by parsers that have a more exact reason than "unreadable". */
export class ParseRefused extends Error {
  readonly reason: ParseRefusal
  constructor(reason: ParseRefusal) {
    super(reason)
    this.reason = reason
  }
}
