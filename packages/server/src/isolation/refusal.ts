/** Why what a stranger wrote was not read. For programs; a person gets a sentence from the catalogue. */
export type ParseRefusal = 'too_large' | 'too_deep' | 'too_slow' | 'out_of_memory' | 'unreadable' | 'busy'

/** Thrown to whoever asked, and by parsers that know better than "unreadable" what is wrong. */
export class ParseRefused extends Error {
  readonly reason: ParseRefusal
  constructor(reason: ParseRefusal) {
    super(reason)
    this.reason = reason
  }
}
